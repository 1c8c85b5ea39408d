/** The measurements, as tables for people. */
import { flushTime } from './disk.ts';
import type { Figures } from './figures.ts';
import type { Kind, Load } from './measure.ts';

/** The names of the servers. */
export const NAMES: Readonly<Record<Kind, string>> = {
  nyhavn: 'Nyhavn, on disk',
  'nyhavn-1': 'chance version 1',
  boardgame: 'boardgame.io',
  colyseus: 'Colyseus',
  sockets: 'bare sockets',
};

/** A figure without its fraction. */
export const whole = (figure: number) => Math.round(figure).toLocaleString('en');
/** A figure with one digit behind the point. */
export const tenths = (figure: number) => figure.toFixed(1);

/** The measurements of one server. */
export interface ServerFigures {
  /** Rounds at full speed, one after the other, and all those at calm tables together. */
  readonly rounds: readonly Figures[];
  readonly calm: Figures;
  readonly memoryPerTable: number;
}

/** The best round of a server: what else the machine does can only make it slower. */
function bestOf({ rounds }: ServerFigures): Figures {
  return rounds.reduce((best, one) => (one.movesPerSecond > best.movesPerSecond ? one : best));
}

/**
 * How many times a figure of another server one has: the median of the rounds. How quick the machine is changes within
 * seconds, and in a round both play soon after each other.
 */
function timesOf(
  one: ServerFigures,
  other: ServerFigures,
  figure: (figures: Figures) => number,
): number {
  const times = one.rounds.map((round, index) => figure(round) / figure(other.rounds[index]!));
  const sorted = Float64Array.from(times).sort();
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** A row of the report for a server. */
interface Shown extends ServerFigures {
  /** Its best round at full speed. */
  readonly full: Figures;
}

/** A column: its title, and what it shows. */
const COLUMNS: readonly (readonly [string, (shown: Shown) => string])[] = [
  ['moves/s', ({ full }) => whole(full.movesPerSecond)],
  ['p50 ms', ({ full }) => tenths(full.p50)],
  ['p99 ms', ({ full }) => tenths(full.p99)],
  ['calm: p50 ms', ({ calm }) => tenths(calm.p50)],
  ['p99 ms', ({ calm }) => tenths(calm.p99)],
  ['draw: p50 ms', ({ calm }) => (calm.drawnP50 > 0 ? tenths(calm.drawnP50) : '')],
  ['bytes/move', ({ full }) => whole(full.bytesPerMove)],
  ['µs/move', ({ full }) => whole(full.cpuPerMove)],
  ['main thread', ({ full }) => whole(full.mainPerMove)],
  ['clients', ({ full }) => whole(full.clientsPerMove)],
  ['KB/idle table', ({ memoryPerTable }) => tenths(memoryPerTable / 1024)],
];

const widthOf = (title: string) => Math.max(title.length, 7) + 2;

/** Prints the figures of all servers under a load, and what calm moves take by the disk alone. */
export function print(
  { tables, calm }: Load,
  found: ReadonlyMap<Kind, ServerFigures>,
  diskP99: number,
): void {
  const rate = (1000 * tables) / calm.between;
  console.log(
    `\n${whole(tables)} tables, two clients each: at full speed, and calmly with ${whole(rate)} moves/s; ` +
      `a flush takes ${tenths(flushTime())} ms, with a calm p99 of ${tenths(diskP99)}`,
  );
  const row = (name: string, cell: (column: (typeof COLUMNS)[number]) => string) =>
    name.padEnd(16) + COLUMNS.map((column) => cell(column).padStart(widthOf(column[0]))).join('');
  console.log(row('', ([title]) => title));
  for (const [kind, figures] of found) {
    const shown = { ...figures, full: bestOf(figures) };
    console.log(row(NAMES[kind], ([, show]) => show(shown)));
  }
}

/** Something that was to be reached: what it says, the figure, and whether that is enough. */
type Goal = readonly [text: string, figure: number, isReached: boolean];

/**
 * What a draw of version 2 of verifiable chance costs beside one of version 1: bytes to each client, and how much longer it
 * takes at calm tables, in round trips of the slower client. A round trip is a move without a draw, which is stored and told
 * to both; at the same server, because what else the machine does changes within seconds.
 */
export function costOfDraw(ours: ServerFigures, before: ServerFigures) {
  const one = bestOf(before);
  const two = bestOf(ours);
  const bytes = (two.bytesPerMove - one.bytesPerMove) / two.drawsPerMove / 2;
  const forDraw = ({ calm }: ServerFigures) => calm.drawnP50 - calm.plainP50;
  const milliseconds = forDraw(ours) - forDraw(before);
  return { bytes, milliseconds, roundTrips: milliseconds / ours.calm.plainP50 };
}

function goals(tables: number, found: ReadonlyMap<Kind, ServerFigures>): Goal[] {
  const ours = found.get('nyhavn');
  const boardgame = found.get('boardgame');
  const colyseus = found.get('colyseus');
  const sockets = found.get('sockets');
  const before = found.get('nyhavn-1');
  const all: Goal[] = [];
  const atLeast = (text: string, figure: number, goal: number) =>
    all.push([`${text}: at least ${goal}`, figure, figure >= goal]);
  const atMost = (text: string, figure: number, goal: number) =>
    all.push([`${text}: at most ${goal}`, figure, figure <= goal]);
  if (ours && before) {
    const { bytes, roundTrips } = costOfDraw(ours, before);
    atMost('bytes more for a draw than in version 1, to a client', bytes, 250);
    // Medians are known no better than to a tenth.
    atMost(
      'round trips more for a calm draw than in version 1',
      Math.round(10 * roundTrips) / 10,
      1,
    );
  }
  if (!ours || !before || !boardgame || !colyseus || !sockets) return all;
  const speed = ({ movesPerSecond }: Figures) => movesPerSecond;
  atLeast('times the moves of boardgame.io', timesOf(ours, boardgame, speed), 3);
  atLeast('times the moves of Colyseus', timesOf(ours, colyseus, speed), 0.5);
  atMost('bytes a move of version 1 to two clients', bestOf(before).bytesPerMove, 200);
  if (tables <= 100) atMost('p99 in ms of calm tables', ours.calm.p99, 20);
  const memory = ({ memoryPerTable }: ServerFigures) => memoryPerTable;
  atMost('an idle table, by boardgame.io’s', memory(ours) / memory(boardgame), 1);
  atMost('an idle table, by bare sockets’', memory(ours) / memory(sockets), 2);
  return all;
}

/** Says what was to be reached at so many tables, and whether it was; gives how many goals were missed. */
export function judge({ tables }: Load, found: ReadonlyMap<Kind, ServerFigures>): number {
  const all = goals(tables, found);
  for (const [text, figure, isReached] of all) {
    console.log(`${isReached ? 'reached' : 'MISSED '}  ${text} (${figure.toFixed(2)})`);
  }
  printThreads(found);
  return all.filter(([, , isReached]) => !isReached).length;
}

/**
 * Moves for the same time of the main thread, which can't be shared out to more processors: what the
 * moves per second come to where disk and processors have nothing else to do.
 */
function printThreads(found: ReadonlyMap<Kind, ServerFigures>): void {
  const ours = found.get('nyhavn');
  for (const kind of ['boardgame', 'colyseus'] as const) {
    const other = found.get(kind);
    if (!ours || !other) continue;
    const times = timesOf(other, ours, ({ mainPerMove }) => mainPerMove);
    console.log(`by the main thread’s time: ${times.toFixed(2)} times the moves of ${NAMES[kind]}`);
  }
}
