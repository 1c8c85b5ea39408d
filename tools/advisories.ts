/**
 * `npm run advisories`: exits with 1 if an advisory is known about a package that the product runs with,
 * and with `NOT_ASKED` if the registry can't be asked; then it says why.
 */
import { spawnSync } from 'node:child_process';

/** The output of `npm audit --json`: its findings, or the reason why it failed. */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

const NOT_ASKED = 3;

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'],
  { encoding: 'utf8' },
);
const { vulnerabilities, message, error } = read(stdout);
if (vulnerabilities === undefined) {
  // The reason without the address: which registry it is depends on who runs this.
  const reason = (message || error?.summary || 'no answer').split(' - ')[0];
  console.log(`The registry can't be asked for advisories: ${reason}.`);
  process.exitCode = NOT_ASKED;
} else {
  for (const [name, { severity }] of Object.entries(vulnerabilities)) {
    console.error(`${name}: ${severity}; npm audit says more`);
    process.exitCode = 1;
  }
}

function read(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
