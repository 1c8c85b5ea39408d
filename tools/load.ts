/**
 * `npm run load`: the server under load beside boardgame.io, Colyseus and bare sockets, in processes of
 * their own and measured in turns in the same run. Names after it measure those alone, as in
 * `npm run load -- nyhavn`, numbers those numbers of tables. `npm run load -- cluster` measures one, two and
 * three servers on Postgres and Redis, and what that comes to for many games. With `--profile` servers
 * write profiles to `data/profiles`.
 */

import { readArgv } from './load/argv.ts';
import { measureCluster } from './load/cluster/index.ts';
import { calmFlushP99 } from './load/disk.ts';
import { installPeers } from './load/install.ts';
import { Contender, type Figures, type Kind, type Load } from './load/measure.ts';
import { type Found, judge, print } from './load/report.ts';

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

/** Calm tables all make the same moves, and it is what the slowest take that counts. */
function smoother(one: Figures | undefined, other: Figures): Figures {
  return one && one.p99 < other.p99 ? one : other;
}

/** A server, and what is found of it. */
interface Playing {
  readonly contender: Contender;
  readonly rounds: Figures[];
  calm: Figures | undefined;
}

/** Puts a load on all servers, each in its turn, and says what the disk alone makes of calm moves. */
async function found(load: Load): Promise<{ figures: Map<Kind, Found>; flushP99: number }> {
  const playing = new Map<Kind, Playing>();
  for (const kind of kinds) {
    playing.set(kind, {
      contender: await Contender.start(kind, load),
      rounds: [],
      calm: undefined,
    });
  }
  let flushP99 = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { contender, rounds } of playing.values()) rounds.push(await contender.full(load));
    if (!isCalmAfter(round)) continue;
    for (const one of playing.values()) {
      one.calm = smoother(one.calm, await one.contender.calm(load));
    }
    const perSecond = (1000 * load.tables) / load.calm.between;
    flushP99 = Math.min(flushP99, await calmFlushP99(perSecond, load.calm.time));
  }
  const figures = new Map<Kind, Found>();
  for (const [kind, { contender, rounds, calm }] of playing) {
    figures.set(kind, { rounds, calm: calm!, memoryPerTable: contender.memoryPerTable });
    await contender.stop();
  }
  return { figures, flushP99 };
}

if (kinds.some((kind) => kind !== 'nyhavn')) installPeers();
let missed = 0;
for (const load of LOADS) {
  if (!sizes.includes(load.tables)) continue;
  const { figures, flushP99 } = await found(load);
  print(load, figures, flushP99);
  missed += judge(load, figures);
}
process.exit(missed === 0 ? 0 : 1);
