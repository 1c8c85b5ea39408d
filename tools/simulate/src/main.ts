/**
 * `npm run simulate`: runs seeds, says which fail and how to repeat them.
 *
 *     npm run simulate -- --seed 7            one seed, with its trace
 *     npm run simulate -- --seeds 1000        seeds from 0 on; also --from 5000
 *     npm run simulate -- --seed 7 --days 3   games by post, over days
 *     npm run simulate -- --planted NAME      with a bug that has to be found
 */
import { parseArgs } from 'node:util';
import { plantedNamed } from './planted/index.ts';
import { runSeries } from './series.ts';
import { type Outcome, simulate } from './simulate.ts';
import { missingIn } from './situations.ts';

/** A series of so many seeds has to come into all situations. */
const SEEDS_FOR_ALL_SITUATIONS = 1000;

const HOUR_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '0' },
    days: { type: 'string', default: '0' },
    planted: { type: 'string' },
    situations: { type: 'boolean', default: false },
  },
});
const { planted } = values;
const days = Number(values.days);

/** The command that repeats a seed. */
function commandFor(seed: string): string {
  const more = `${days > 0 ? ` --days ${days}` : ''}${planted ? ` --planted ${planted}` : ''}`;
  return `npm run simulate -- --seed ${seed}${more}`;
}

function show({ seed, problems }: Outcome): void {
  console.log(`seed ${seed} fails; repeat it with: ${commandFor(seed)}`);
  for (const problem of problems) console.log(`  ${problem}`);
}

async function one(seed: string): Promise<boolean> {
  const trace = (line: string) => console.log(line);
  const outcome = await simulate(seed, { days, planted: plantedNamed(planted), trace });
  console.log([...outcome.situations].sort().join('\n'));
  if (outcome.problems.length > 0) show(outcome);
  else console.log(`seed ${seed}: all is well`);
  return outcome.problems.length === 0;
}

async function many(count: number, from: number): Promise<boolean> {
  const began = performance.now();
  const met = new Map<string, number>();
  let [run, failed, time, events] = [0, 0, 0, 0];
  await runSeries({
    seeds: Array.from({ length: count }, (_, index) => `${from + index}`),
    days,
    planted,
    heard(outcome) {
      run++;
      time += outcome.time;
      events += outcome.events;
      for (const situation of outcome.situations) met.set(situation, (met.get(situation) ?? 0) + 1);
      if (outcome.problems.length === 0) return true;
      failed++;
      show(outcome);
      // A planted bug has to be found once.
      return planted === undefined;
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const missing = missingIn(met);
  if (values.situations)
    console.log(
      [...met]
        .sort()
        .map(([name, times]) => `${times} × ${name}`)
        .join('\n'),
    );
  console.log(
    `${run} seeds, ${(time / HOUR_MS).toFixed(1)} hours, ${events} events in ${seconds.toFixed(1)} s; ${failed} failed`,
  );
  if (planted !== undefined) return failed > 0;
  if (count < SEEDS_FOR_ALL_SITUATIONS) return failed === 0;
  for (const situation of missing) console.log(`never met: ${situation}`);
  return failed === 0 && missing.length === 0;
}

const isRight =
  values.seed === undefined
    ? await many(Number(values.seeds ?? SEEDS_FOR_ALL_SITUATIONS), Number(values.from))
    : await one(values.seed);
process.exitCode = isRight ? 0 : 1;
