import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../src/operations/', import.meta.url);

test.each([
  ["setTimeout(() => { throw new Error('a bug'); })"],
  ["Promise.reject(new Error('a bug'))"],
])('an error that nothing catches is reported and ends the process: %s', (fault) => {
  const script = `
    import { printError } from '${SOURCES}errors.ts';
    import { endOnUncaught } from '${SOURCES}uncaught.ts';
    endOnUncaught(printError);
    setInterval(() => {}, 1000);
    ${fault};`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(status).toBe(1);
  expect(stderr.match(/internal error \(process\): Error: a bug/g)).toHaveLength(1);
});
