/** Server and client take time, timers and randomness from one seam each, so that a simulation can bring its own. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../packages');

/** The two seams. */
const SEAMS = ['server/src/runtime.ts', 'client/src/device.ts'];

/** A request to a push service is outside of the simulation, and Node ends it in time. */
const OUTSIDE = ['server/src/push/push-request.ts'];

/** What reads a clock, sets a timer or draws a random number. */
const GLOBALS =
  /(?<![.\w])(Date\.now|new Date\(\)|performance\.|process\.(hrtime|nextTick)|(set|clear)(Timeout|Interval|Immediate)\b|queueMicrotask|AbortSignal\.timeout|Math\.random|random(Bytes|UUID|Int)\b|crypto\.(random|getRandom)|getRandomValues)|'(node:)?timers/;

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;

test('outside the seams nothing asks the machine for time, timers or random numbers', () => {
  const found = globSync('{server,client}/src/**/*.ts', { cwd: PACKAGES })
    .filter((file) => ![...SEAMS, ...OUTSIDE].includes(file))
    .filter((file) => GLOBALS.test(sourceOf(file)));
  expect(found).toEqual([]);
});

function sourceOf(file: string): string {
  return readFileSync(join(PACKAGES, file), 'utf8').replace(COMMENTS, '');
}
