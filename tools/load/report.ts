/** What was measured, as tables for people. */
import type { Figures, Kind } from './measure.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  nyhavn: 'Nyhavn, on disk',
  boardgame: 'boardgame.io',
  colyseus: 'Colyseus',
  sockets: 'bare sockets',
};

const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const tenths = (figure: number) => figure.toFixed(1);

/** A column: its title, and what it shows. */
const COLUMNS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['moves/s', ({ movesPerSecond }) => whole(movesPerSecond)],
  ['p50 ms', ({ p50 }) => tenths(p50)],
  ['p99 ms', ({ p99 }) => tenths(p99)],
  ['bytes/move', ({ bytesPerMove }) => whole(bytesPerMove)],
  ['cpu µs/move', ({ cpuPerMove }) => whole(cpuPerMove)],
  [
    'KB/idle table',
    ({ memoryPerTable }) => (memoryPerTable === undefined ? '' : tenths(memoryPerTable / 1024)),
  ],
];

/** Prints the figures of all servers at so many tables. */
export function print(tables: number, figures: ReadonlyMap<Kind, Figures>): void {
  console.log(`\n${whole(tables)} tables, two clients each`);
  console.log(`${' '.repeat(16)}${COLUMNS.map(([title]) => title.padStart(14)).join('')}`);
  for (const [kind, found] of figures) {
    const cells = COLUMNS.map(([, show]) => show(found).padStart(14)).join('');
    console.log(`${NAMES[kind].padEnd(16)}${cells}`);
  }
}
