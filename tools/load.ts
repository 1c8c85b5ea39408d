/**
 * `npm run load`: the server under load beside boardgame.io, Colyseus and bare sockets, in processes of
 * their own and measured in turns in the same run. Names after it measure those alone, as in
 * `npm run load -- nyhavn`, numbers those numbers of tables. `npm run load -- fleet` measures one, two and
 * three servers on Postgres and Redis, and what that comes to for many games. With `--profile` servers
 * write profiles to `data/profiles`.
 */
import { calmFlushP99 } from './load/disk.ts';
import { measureFleet } from './load/fleet/index.ts';
import { installPeers } from './load/install.ts';
import { Contender, type Figures, type Kind, type Load } from './load/measure.ts';
import { type Found, judge, print } from './load/report.ts';
import { readWords } from './load/words.ts';

const wanted = readWords(process.argv.slice(2));
if (wanted.kind === 'wrong') {
  console.error(wanted.message);
  process.exit(2);
}
const node = wanted.isProfiled ? ['--cpu-prof', '--cpu-prof-dir=data/profiles'] : [];
if (wanted.kind === 'fleet') {
  await measureFleet(wanted.parts, node, wanted.isWritten);
  process.exit(0);
}
const { servers: kinds, sizes } = wanted;

/**
 * Each server plays so often at full speed, each time for longer than it can put work off, and so often calmly. The
 * more rounds, the less it matters what else the machine does in some of them.
 */
const FULL_ROUNDS = 8;
const CALM_ROUNDS = 3;

/** Calm tables make 1,000 moves a second together, far more than so many people do. */
const LOADS: readonly Load[] = [
  { tables: 100, time: 3500, calm: { between: 100, time: 4000 }, rest: 500, node },
  { tables: 1000, time: 3500, calm: { between: 1000, time: 4000 }, rest: 500, node },
];

/** Calm tables all make the same moves, and it is what the slowest take that counts. */
function smoother(one: Figures | undefined, other: Figures): Figures {
  return one && one.p99 < other.p99 ? one : other;
}

/** Puts a load on all servers, each in its turn. */
async function found(load: Load): Promise<Map<Kind, Found>> {
  const contenders = new Map<Kind, Contender>();
  for (const kind of kinds) contenders.set(kind, await Contender.start(kind, load));
  const full = new Map<Kind, Figures[]>(kinds.map((kind) => [kind, []]));
  const calm = new Map<Kind, Figures>();
  for (let round = 0; round < FULL_ROUNDS; round++) {
    for (const [kind, contender] of contenders) {
      full.get(kind)?.push(await contender.full(load));
    }
  }
  for (let round = 0; round < CALM_ROUNDS; round++) {
    for (const [kind, contender] of contenders) {
      calm.set(kind, smoother(calm.get(kind), await contender.calm(load)));
    }
  }
  const figures = new Map<Kind, Found>();
  for (const [kind, contender] of contenders) {
    const { memoryPerTable } = contender;
    figures.set(kind, { rounds: full.get(kind)!, calm: calm.get(kind)!, memoryPerTable });
    await contender.stop();
  }
  return figures;
}

/** What the disk alone makes of calm moves, in as many rounds. */
async function foundOfDisk({ tables, calm }: Load): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < CALM_ROUNDS; round++) {
    best = Math.min(best, await calmFlushP99((1000 * tables) / calm.between, calm.time));
  }
  return best;
}

if (kinds.some((kind) => kind !== 'nyhavn')) installPeers();
let missed = 0;
for (const load of LOADS) {
  if (!sizes.includes(load.tables)) continue;
  const figures = await found(load);
  print(load, figures, await foundOfDisk(load));
  missed += judge(load, figures);
}
process.exit(missed === 0 ? 0 : 1);
