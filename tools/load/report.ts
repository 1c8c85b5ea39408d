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

/** Something that was to be reached: what it says, the figure, and whether that is enough. */
type Goal = readonly [text: string, figure: number, isReached: boolean];

function goals(tables: number, figures: ReadonlyMap<Kind, Figures>): Goal[] {
  const [ours, boardgame, colyseus, sockets] = [
    figures.get('nyhavn'),
    figures.get('boardgame'),
    figures.get('colyseus'),
    figures.get('sockets'),
  ];
  if (!ours || !boardgame || !colyseus || !sockets) return [];
  const found: Goal[] = [];
  const atLeast = (text: string, figure: number, goal: number) =>
    found.push([`${text}: at least ${goal}`, figure, figure >= goal]);
  const atMost = (text: string, figure: number, goal: number) =>
    found.push([`${text}: at most ${goal}`, figure, figure <= goal]);
  atLeast('times the moves of boardgame.io', ours.movesPerSecond / boardgame.movesPerSecond, 3);
  atLeast('times the moves of Colyseus', ours.movesPerSecond / colyseus.movesPerSecond, 0.5);
  atMost('bytes a move to two clients', ours.bytesPerMove, 200);
  if (tables <= 100) atMost('p99 in ms', ours.p99, 20);
  if (ours.memoryPerTable && boardgame.memoryPerTable && sockets.memoryPerTable) {
    atMost('an idle table, by boardgame.io’s', ours.memoryPerTable / boardgame.memoryPerTable, 1);
    atMost('an idle table, by bare sockets’', ours.memoryPerTable / sockets.memoryPerTable, 2);
  }
  return found;
}

/** Says what was to be reached at so many tables, and whether it was; gives how many goals were missed. */
export function judge(tables: number, figures: ReadonlyMap<Kind, Figures>): number {
  const all = goals(tables, figures);
  for (const [text, figure, isReached] of all) {
    console.log(`${isReached ? 'reached' : 'MISSED '}  ${text} (${figure.toFixed(2)})`);
  }
  return all.filter(([, , isReached]) => !isReached).length;
}
