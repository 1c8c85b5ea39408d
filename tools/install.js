/**
 * Installs what the lockfile names, once per lockfile. Runs on any Node from 20.19 on and without
 * anything installed; afterwards npm's scripts find the Node of this project first.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';

const STAMP = 'node_modules/.nyhavn-installed';

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';

if (installed !== wanted) {
  const npm = process.env.npm_execpath;
  if (!npm) {
    console.error('Please start this with npm: npm start, or npm test.');
    process.exit(2);
  }
  // The Node that runs npm, not the one in node_modules, which npm is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter);
  const { status } = spawnSync(
    process.env.npm_node_execpath ?? process.execPath,
    [npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: path.filter((folder) => !folder.includes('node_modules')).join(delimiter),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}
