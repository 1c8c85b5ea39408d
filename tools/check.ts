/** Everything that `npm test` checks, one step after the other; the last line has the sum. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many tests or checks of a step passed and failed. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  run(): Tally;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

const STEPS: readonly Step[] = [
  { name: 'lockfile', run: lockfileNamesNoHost },
  { name: 'types', run: script('types') },
  { name: 'lint and format', run: script('lint') },
  { name: 'imports', run: script('imports') },
  { name: 'unused code', run: script('unused') },
  { name: 'tests', run: tests },
];

/** One of npm's scripts, as one check. */
function script(name: string): () => Tally {
  return () => {
    const { status } = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' });
    return status === 0 ? PASSED : FAILED;
  };
}

/** A registry's address in the lockfile would tie everybody to that registry. */
function lockfileNamesNoHost(): Tally {
  const hosts = readFileSync('package-lock.json', 'utf8').match(/"resolved": "https?:.*"/g) ?? [];
  for (const host of hosts.slice(0, 5)) console.error(`package-lock.json: ${host}`);
  return hosts.length === 0 ? PASSED : FAILED;
}

function tests(): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const report = join(folder, 'tests.json');
  try {
    const words = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
    spawnSync('vitest', words, { stdio: 'inherit' });
    const { numPassedTests, numTotalTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numTotalTests - numPassedTests;
    return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed };
  } catch (error) {
    console.error(error);
    return FAILED;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let passed = 0;
let failed = 0;
for (const { name, run } of STEPS) {
  const began = performance.now();
  const tally = run();
  passed += tally.passed;
  failed += tally.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
