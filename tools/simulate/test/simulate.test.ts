/** The whole system under seeds: everything is right, and every run can be repeated. */
import { expect, test } from 'vitest';
import { simulate } from '../src/simulate.ts';
import { FAILED_SEEDS } from './failed-seeds.ts';

/** Everything that happens under a seed. */
async function traceOf(seed: string): Promise<string> {
  const lines: string[] = [];
  await simulate(seed, { trace: (line) => lines.push(line) });
  return lines.join('\n');
}

test.each(['0', '1', '2', '3', '7'])(
  'seed %s gives the same trace, byte for byte',
  async (seed) => {
    const trace = await traceOf(seed);
    expect(trace.length).toBeGreaterThan(1000);
    expect(await traceOf(seed)).toBe(trace);
  },
);

test.each(FAILED_SEEDS)('seed $seed is right now: $what', async ({ seed }) => {
  expect((await simulate(seed)).problems).toEqual([]);
});
