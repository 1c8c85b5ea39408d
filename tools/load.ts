/**
 * `npm run load`: the server under load beside boardgame.io, Colyseus and bare sockets, measured in the
 * same run. A name or two measure those alone, `--tables=N` at so many tables, `--profile` writes
 * the server's profile.
 */
import { type Figures, KINDS, type Kind, measure } from './load/measure.ts';
import { print } from './load/report.ts';

const FEW = 100;
const MANY = 1000;
const ROUNDS = 2;

const words = process.argv.slice(2);
const named = KINDS.filter((kind) => words.includes(kind));
const tables = Number(words.find((word) => word.startsWith('--tables='))?.split('=')[1]);
const node = words.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=load-profiles'] : [];
const kinds: readonly Kind[] = named.length > 0 ? named : KINDS;
const sizes = tables > 0 ? [tables] : [FEW, MANY];

/** The better of two runs: what else the machine does can only make it slower. */
function better(one: Figures | undefined, other: Figures): Figures {
  if (!one) return other;
  const quicker = one.movesPerSecond > other.movesPerSecond ? one : other;
  return {
    ...quicker,
    p50: Math.min(one.p50, other.p50),
    p99: Math.min(one.p99, other.p99),
    cpuPerMove: Math.min(one.cpuPerMove, other.cpuPerMove),
    memoryPerTable: one.memoryPerTable ?? other.memoryPerTable,
  };
}

const results = new Map<number, Map<Kind, Figures>>();
for (const size of sizes) {
  const found = new Map<Kind, Figures>();
  results.set(size, found);
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of kinds) {
      const isMemory = size === sizes.at(-1) && round === 0;
      const load = { tables: size, warmUp: 1500, time: 3000, node };
      const figures = await measure(kind, isMemory ? { ...load, rest: 1000 } : load);
      found.set(kind, better(found.get(kind), figures));
    }
  }
  print(size, found);
}
