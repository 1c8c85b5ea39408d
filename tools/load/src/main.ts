/**
 * `npm run load`: the server under load beside boardgame.io, Colyseus and bare sockets, in processes of
 * their own and measured in turns in the same run. Names after it measure those alone, as in
 * `npm run load -- nyhavn`, numbers those numbers of tables. `npm run load -- cluster` measures one, two and
 * three servers on Postgres and Redis, and what that comes to for many games. With `--profile` servers
 * write profiles to `data/profiles`.
 */

import { readArgv } from './argv.ts';
import { measureCluster } from './cluster/index.ts';
import { calmFlushes } from './disk.ts';
import { type Figures, figuresOf, percentile, type Sample } from './figures.ts';
import { Contender, type Kind, type Load } from './measure.ts';
import { judge, NAMES, print, type ServerFigures, tenths, whole } from './report.ts';
import { installRivals } from './rivals.ts';

const wanted = readArgv(process.argv.slice(2));
if (wanted.kind === 'wrong') {
  console.error(wanted.message);
  process.exit(2);
}
const node = wanted.isProfiled ? ['--cpu-prof', '--cpu-prof-dir=data/profiles'] : [];
if (wanted.kind === 'cluster') {
  await measureCluster(wanted.parts, node, wanted.isWritten);
  process.exit(0);
}
const { servers: kinds, sizes } = wanted;

/**
 * Each server plays so often at full speed, each time for longer than it can put work off, and calmly after every
 * second time. The more rounds, and the longer between them, the less it matters what else the machine does and when
 * its disk stands still.
 */
const ROUNDS = 8;
const isCalmAfter = (round: number) => round % 2 === 1;

/** Calm tables make 1,000 moves a second together, far more than so many people do. */
const LOADS: readonly Load[] = [
  { tables: 100, time: 3500, calm: { between: 100, time: 4000 }, rest: 500, node },
  { tables: 1000, time: 3500, calm: { between: 1000, time: 4000 }, rest: 500, node },
];

/** Milliseconds that it takes to start a server with its tables, and to sit down before a round. */
const START_MS = 8000;
const SIT_MS = 500;

/** How long a load takes on a quiet machine, in minutes. */
function minutesOf({ time, calm, rest }: Load): number {
  const full = (time * 9) / 8 + rest + SIT_MS;
  const calmly = calm.time + Math.max(calm.between, calm.time / 8) + SIT_MS;
  const each = START_MS + ROUNDS * full + (ROUNDS / 2) * calmly;
  return (kinds.length * each + (ROUNDS / 2) * calm.time) / 60_000;
}

/** Says on standard error how far it is. */
function progress(text: string): void {
  console.error(`${Math.round(performance.now() / 1000)} s: ${text}`);
}

/** A server, and what is found of it. */
interface Playing {
  readonly contender: Contender;
  readonly rounds: Figures[];
  readonly calm: Sample[];
}

/** Puts a load on all servers, each in its turn, and says what the disk alone makes of calm moves. */
async function found(load: Load): Promise<{ figures: Map<Kind, ServerFigures>; flushP99: number }> {
  progress(`${whole(load.tables)} tables, some ${Math.ceil(minutesOf(load))} minutes`);
  const playing = new Map<Kind, Playing>();
  for (const kind of kinds) {
    playing.set(kind, { contender: await Contender.start(kind, load), rounds: [], calm: [] });
    progress(`${NAMES[kind]} has started`);
  }
  const flushes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const number = `round ${round + 1} of ${ROUNDS}`;
    for (const [kind, { contender, rounds }] of playing) {
      const figures = figuresOf([await contender.full(load)]);
      rounds.push(figures);
      progress(`${number}: ${NAMES[kind]}, ${whole(figures.movesPerSecond)} moves/s`);
    }
    if (!isCalmAfter(round)) continue;
    for (const [kind, { contender, calm }] of playing) {
      const sample = await contender.calm(load);
      calm.push(sample);
      progress(`${number}, calmly: ${NAMES[kind]}, p99 ${tenths(figuresOf([sample]).p99)} ms`);
    }
    const perSecond = (1000 * load.tables) / load.calm.between;
    flushes.push(...(await calmFlushes(perSecond, load.calm.time)));
  }
  const figures = new Map<Kind, ServerFigures>();
  for (const [kind, { contender, rounds, calm }] of playing) {
    figures.set(kind, {
      rounds,
      calm: figuresOf(calm),
      memoryPerTable: contender.memoryPerTable,
    });
    await contender.stop();
  }
  return { figures, flushP99: percentile(flushes, 99) };
}

if (kinds.some((kind) => kind !== 'nyhavn' && kind !== 'nyhavn-1')) installRivals();
let missed = 0;
for (const load of LOADS) {
  if (!sizes.includes(load.tables)) continue;
  const { figures, flushP99 } = await found(load);
  print(load, figures, flushP99);
  missed += judge(load, figures);
}
process.exit(missed === 0 ? 0 : 1);
