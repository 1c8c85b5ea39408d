/**
 * Everything that `npm test` checks, one group of steps after the other; warnings and the sum are its last lines.
 * With `--quick`, for `npm run quick`: only what answers within a minute or so and needs no other program.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many tests or checks of a step passed and failed. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The checks that were not possible, and why. */
  readonly warning?: string;
}

interface Step {
  readonly name: string;
  run(): Tally | Promise<Tally>;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

/** How `tools/advisories.ts` exits where the registry gives no answer. */
const ADVISORIES_NOT_ASKED = 3;

/** Servers and commands that tests start again and again are compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');

const isQuick = process.argv.includes('--quick');

/** Installs missing programs while the first steps run. */
const installed = isQuick ? undefined : once(install(), 'exit');

function install(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'services/src/install.ts')], {
    stdio: 'inherit',
  });
}

/** Steps of a group run beside each other. */
type Group = readonly Step[];

/** Checks of the sources: each spends much of its time on one core. */
const SOURCES: Group = [
  { name: 'types', run: script('types') },
  { name: 'lint and format', run: script('lint') },
  { name: 'imports', run: script('imports') },
  { name: 'unused code', run: script('unused') },
];

const QUICK: readonly Group[] = [
  SOURCES,
  [{ name: 'quick tests', run: () => unitTests({ NYHAVN_TESTS: 'quick' }) }],
];

const ALL: readonly Group[] = [
  [{ name: 'lockfiles', run: lockfilesNameNoHost }],
  SOURCES,
  [{ name: 'advisories', run: advisories }],
  [{ name: 'translations', run: translations }],
  [{ name: 'build', run: script('build') }],
  [{ name: 'size', run: script('size') }],
  [{ name: 'programs', run: programs }],
  [{ name: 'tests', run: () => unitTests() }],
  [{ name: 'simulation', run: script('simulate') }],
  [{ name: 'browser tests', run: browserTests }],
];

async function programs(): Promise<Tally> {
  const [code] = (await installed) ?? [0];
  return code === 0 ? PASSED : FAILED;
}

/** Runs one of npm's scripts; what it says is printed when it has ended, so that scripts can run beside each other. */
async function npmRun(name: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  process.stdout.write(output);
  return { code, output };
}

/** One of npm's scripts, as one check. */
function script(name: string): () => Promise<Tally> {
  return async () => ((await npmRun(name)).code === 0 ? PASSED : FAILED);
}

/** The registry may not be there to be asked, which is no fault of the project. */
async function advisories(): Promise<Tally> {
  const { code, output } = await npmRun('advisories');
  if (code === ADVISORIES_NOT_ASKED) return { ...PASSED, warning: output.trim() };
  return code === 0 ? PASSED : FAILED;
}

/** A translation may follow its English later, but not in silence. */
async function translations(): Promise<Tally> {
  const { code, output } = await npmRun('stale');
  if (code !== 0) return FAILED;
  return output === '' ? PASSED : { ...PASSED, warning: output.trim() };
}

/** A registry's address in a lockfile would tie everybody to that registry. */
function lockfilesNameNoHost(): Tally {
  const lockfiles = ['package-lock.json', 'tools/load/rivals/package-lock.json'];
  const hosts = lockfiles.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/"resolved": "https?:.*"/g) ?? []).map(
      (host) => `${file}: ${host}`,
    ),
  );
  for (const host of hosts.slice(0, 5)) console.error(host);
  return hosts.length === 0 ? PASSED : FAILED;
}

/** Runs a program that writes a report in JSON, which is read into a tally. */
function reported(run: (report: string) => void, read: (report: Report) => Tally): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const report = join(folder, 'tests.json');
  try {
    run(report);
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(error);
    return FAILED;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly success: boolean;
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

function unitTests(more: NodeJS.ProcessEnv = {}): Tally {
  return reported(
    (report) => {
      const argv = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
      spawnSync('vitest', argv, { stdio: 'inherit', env: { ...process.env, ...more } });
    },
    ({ numPassedTests, numTotalTests, success }) => {
      const failed = numTotalTests - numPassedTests;
      return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed };
    },
  );
}

/** A test that is skipped, or passes at a second try only, has not passed. */
function browserTests(): Tally {
  return reported(
    (report) => {
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      spawnSync('playwright', ['test', '--reporter=list,json'], { stdio: 'inherit', env });
    },
    ({ stats: { expected, unexpected, flaky, skipped }, errors }) => {
      const failed = unexpected + flaky + skipped;
      const broken = failed === 0 && (errors.length > 0 || expected === 0);
      return { passed: expected, failed: broken ? 1 : failed };
    },
  );
}

let passed = 0;
let failed = 0;
const warnings: string[] = [];

async function check({ name, run }: Step): Promise<void> {
  const began = performance.now();
  const tally = await run();
  passed += tally.passed;
  failed += tally.failed;
  if (tally.warning !== undefined) warnings.push(tally.warning);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}

for (const group of isQuick ? QUICK : ALL) await Promise.all(group.map(check));
for (const warning of warnings) console.log(`warning: ${warning}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
