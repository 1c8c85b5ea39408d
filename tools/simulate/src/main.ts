/**
 * `npm run simulate`: runs seeds, says which fail and how to repeat them.
 *
 *     npm run simulate -- --seed 7            one seed, with its trace
 *     npm run simulate -- --seeds 1000        seeds from 0 on; also --from 5000
 *     npm run simulate -- --seed 7 --days 3   games by post, over days
 *     npm run simulate -- --planted NAME      looks for a planted bug; all of them with `all`
 */
import { parseArgs } from 'node:util';
import { PLANTED, plantedNamed } from './planted/index.ts';
import { runAll } from './series.ts';
import { type Outcome, simulate } from './simulate.ts';
import { missingIn } from './situations.ts';
import type { Task } from './thread.ts';

/** A series of so many seeds has to come into all situations. */
const SEEDS_FOR_ALL_SITUATIONS = 1000;

/** Half of the planted bugs are found within so many seeds. */
const MAX_MEDIAN = 50;

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

function* tasks(count: number, from: number): Iterable<Task> {
  for (let index = 0; index < count; index++) yield { seed: `${from + index}`, days, planted };
}

async function many(count: number, from: number): Promise<boolean> {
  const began = performance.now();
  const met = new Map<string, number>();
  let [failed, time, events] = [0, 0, 0];
  await runAll(tasks(count, from), (outcome) => {
    time += outcome.time;
    events += outcome.events;
    for (const situation of outcome.situations) met.set(situation, (met.get(situation) ?? 0) + 1);
    if (outcome.problems.length === 0) return;
    failed++;
    show(outcome);
  });
  const seconds = (performance.now() - began) / 1000;
  if (values.situations)
    console.log(
      [...met]
        .map(([name, times]) => `${times} × ${name}`)
        .sort()
        .join('\n'),
    );
  console.log(
    `${count} seeds, ${(time / HOUR_MS).toFixed(1)} hours, ${events} events in ${seconds.toFixed(1)} s; ${failed} failed`,
  );
  if (count < SEEDS_FOR_ALL_SITUATIONS) return failed === 0;
  const missing = missingIn(met);
  for (const situation of missing) console.log(`never met: ${situation}`);
  return failed === 0 && missing.length === 0;
}

/** Looks for planted bugs: each has to be found within a thousand seeds, and half of them within fifty. */
async function find(names: readonly string[]): Promise<boolean> {
  const found = new Map<string, number>();
  const shown = new Map<string, string>();
  function* search(): Iterable<Task> {
    for (const name of names)
      for (let seed = 0; seed < SEEDS_FOR_ALL_SITUATIONS && !found.has(name); seed++)
        yield { seed: `${seed}`, days, planted: name };
  }
  await runAll(search(), ({ problems, seed }, { planted: name = '' }) => {
    const [first] = problems;
    const number = Number(seed) + 1;
    if (first === undefined || number > (found.get(name) ?? Number.POSITIVE_INFINITY)) return;
    found.set(name, number);
    shown.set(name, first);
    console.log(`${name}: found by seed ${seed}: ${first.slice(0, 100)}`);
  });
  for (const name of names)
    console.log(`${name}: ${found.get(name) ?? 'not found'}: ${shown.get(name)?.slice(0, 100)}`);
  const numbers = names.map((name) => found.get(name) ?? Number.POSITIVE_INFINITY);
  const median = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  console.log(`${found.size} of ${names.length} bugs found, the median after ${median} seeds`);
  return found.size === names.length && median <= MAX_MEDIAN;
}

function run(): Promise<boolean> {
  if (values.seed !== undefined) return one(values.seed);
  if (planted === 'all') return find(PLANTED.map(({ name }) => name));
  if (planted !== undefined) return find([plantedNamed(planted).name]);
  return many(Number(values.seeds ?? SEEDS_FOR_ALL_SITUATIONS), Number(values.from));
}

process.exitCode = (await run()) ? 0 : 1;
