/**
 * `npm run load`: the server under load beside boardgame.io, Colyseus and bare sockets, in processes of
 * their own and measured in the same run. Names after it measure those alone: `npm run load -- nyhavn`;
 * with `--profile` the servers write profiles to `data/profiles`.
 */
import { type Figures, KINDS, type Kind, type Load, measure } from './load/measure.ts';
import { judge, print } from './load/report.ts';

const words = process.argv.slice(2);
const named = KINDS.filter((kind) => words.includes(kind));
const kinds = named.length > 0 ? named : KINDS;
const node = words.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=data/profiles'] : [];

const LOADS: readonly (Load & { readonly rounds: number })[] = [
  { tables: 100, rounds: 2, warmUp: 1500, time: 3000, node },
  { tables: 1000, rounds: 1, warmUp: 2000, time: 4000, rest: 500, node },
];

/** The better of two runs: what else the machine does can only make it slower. */
function better(one: Figures | undefined, other: Figures): Figures {
  if (!one) return other;
  const quicker = one.movesPerSecond > other.movesPerSecond ? one : other;
  const least = (key: 'p50' | 'p99' | 'cpuPerMove') => Math.min(one[key], other[key]);
  return { ...quicker, p50: least('p50'), p99: least('p99'), cpuPerMove: least('cpuPerMove') };
}

let missed = 0;
for (const { rounds, ...load } of LOADS) {
  const found = new Map<Kind, Figures>();
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) {
      found.set(kind, better(found.get(kind), await measure(kind, load)));
    }
  }
  print(load.tables, found);
  missed += judge(load.tables, found);
}
process.exit(missed === 0 ? 0 : 1);
