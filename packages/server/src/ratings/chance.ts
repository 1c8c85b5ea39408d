/**
 * Compares observed chance with expected chance. Each event has a distribution, known
 * before; of the faces or colours that it shows, the mean and the covariance are added up over all
 * events. So dice, and cards drawn without putting them back, are judged alike.
 */
import type { Event, Game, GameState, Outcome } from '@nyhavn/engine';
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { upperTail } from './chi-square.ts';

/** Sums over many events of chance, by face. */
export interface ChanceCounts {
  readonly seen: Readonly<Record<string, number>>;
  readonly expected: Readonly<Record<string, number>>;
  /** The covariance of what is seen, by two faces with a space between them. */
  readonly spread: Readonly<Record<string, number>>;
}

/** Before anything has happened. */
export const NO_COUNTS: ChanceCounts = { seen: {}, expected: {}, spread: {} };

/** Something of a game: an event, or that so many of the last ones were taken back. */
export type ChanceEvent = Event | { readonly takenBack: number };

/** The chance events among entries. */
export function chanceEventsIn(rules: Game, entries: readonly Entry[]): ChanceEvent[] {
  return entries.flatMap((entry): ChanceEvent[] => {
    if (!isGameEntry(entry)) return entry.kind === 'undone' ? [{ takenBack: entry.count }] : [];
    const move = rules.notation.parse(entry.move);
    if (!move.ok) throw new Error(`a stored table has an impossible event: ${entry.move}`);
    return [{ by: entry.by, move: move.value }];
  });
}

/** Everything that chance did at a table, also what was taken back later. */
export function countChance(
  rules: Game,
  start: GameState,
  happened: readonly ChanceEvent[],
): ChanceCounts {
  const sums = new Sums();
  const isTakenBack = happened.some((one) => 'takenBack' in one);
  const earlier: GameState[] = [];
  let state = rules.copy(start);
  for (const one of happened) {
    if ('takenBack' in one) {
      state = earlier.splice(-one.takenBack)[0] ?? state;
      continue;
    }
    const faces = one.by === 'chance' ? rules.chanceFaces(one.move) : [];
    if (faces.length > 0) sums.add(faces, expectedOf(rules, rules.chances(state)));
    if (isTakenBack) earlier.push(rules.copy(state));
    rules.applyUnchecked(state, one.by, one.move);
  }
  return sums.counts();
}

/** Two counts as one. */
export function sumOf(one: ChanceCounts, other: ChanceCounts): ChanceCounts {
  return {
    seen: added(one.seen, other.seen),
    expected: added(one.expected, other.expected),
    spread: added(one.spread, other.spread),
  };
}

type Numbers = Readonly<Record<string, number>>;

function added(one: Numbers, other: Numbers): Numbers {
  const sum = { ...one };
  for (const [key, number] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + number;
  return sum;
}

/** The distance between observed and expected chance. */
export interface Judgement {
  /** Null while too little is known. */
  readonly chiSquare: number | null;
  readonly degrees: number;
  /** The probability that fair chance is at least as far off. */
  readonly p: number | null;
}

/** For independent dice this is Pearson's test; for other events its like, with their own covariance. */
export function judgeCounts({ seen, expected, spread }: ChanceCounts): Judgement {
  // The faces add up to a fixed number, so the last one says nothing new.
  const faces = Object.keys(expected).sort().slice(0, -1);
  const off = faces.map((face) => (seen[face] ?? 0) - (expected[face] ?? 0));
  const matrix = faces.map((one) => faces.map((other) => spread[`${one} ${other}`] ?? 0));
  const solved = solve(matrix, off);
  const degrees = faces.length;
  if (degrees === 0 || !solved) return { chiSquare: null, degrees, p: null };
  const chiSquare = off.reduce((sum, distance, face) => sum + distance * (solved[face] ?? 0), 0);
  return { chiSquare, degrees, p: upperTail(chiSquare, degrees) };
}

/** The mean and covariance of the faces of one event. */
interface Expected {
  readonly mean: Numbers;
  readonly spread: Numbers;
}

/** The same dice have the same list of outcomes, which is long. */
const KNOWN = new WeakMap<readonly Outcome[], Expected>();

function expectedOf(rules: Game, outcomes: readonly Outcome[]): Expected {
  const known = KNOWN.get(outcomes) ?? computeExpected(rules, outcomes);
  KNOWN.set(outcomes, known);
  return known;
}

/** Outcomes without faces, as the card that ends the game, are left out: they were not what came. */
function computeExpected(rules: Game, outcomes: readonly Outcome[]): Expected {
  const shown = outcomes
    .map(({ move, weight }) => ({ faces: countsOf(rules.chanceFaces(move)), weight }))
    .filter(({ faces }) => faces.size > 0);
  const total = shown.reduce((sum, { weight }) => sum + weight, 0);
  const mean: Record<string, number> = {};
  const product: Record<string, number> = {};
  for (const { faces, weight } of shown) {
    for (const [one, times] of faces) {
      mean[one] = (mean[one] ?? 0) + (times * weight) / total;
      for (const [other, often] of faces) {
        const pair = `${one} ${other}`;
        product[pair] = (product[pair] ?? 0) + (times * often * weight) / total;
      }
    }
  }
  const spread: Record<string, number> = {};
  for (const [one, first] of Object.entries(mean)) {
    for (const [other, second] of Object.entries(mean)) {
      const pair = `${one} ${other}`;
      spread[pair] = (product[pair] ?? 0) - first * second;
    }
  }
  return { mean, spread };
}

function countsOf(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Adds events up. */
class Sums {
  readonly #seen: Record<string, number> = {};
  /** The number of events of each kind. */
  readonly #events = new Map<Expected, number>();

  add(faces: readonly string[], expected: Expected): void {
    for (const face of faces) this.#seen[face] = (this.#seen[face] ?? 0) + 1;
    this.#events.set(expected, (this.#events.get(expected) ?? 0) + 1);
  }

  counts(): ChanceCounts {
    const expected: Record<string, number> = {};
    const spread: Record<string, number> = {};
    for (const [event, times] of this.#events) {
      addTo(expected, event.mean, times);
      addTo(spread, event.spread, times);
    }
    return { seen: this.#seen, expected, spread };
  }
}

function addTo(sums: Record<string, number>, more: Numbers, times: number): void {
  for (const key in more) sums[key] = (sums[key] ?? 0) + times * (more[key] ?? 0);
}

/** Below this, a pivot is nothing but what rounding left. */
const NOTHING_KNOWN = 1e-9;

/** Solves a system of linear equations; undefined if it has no single solution. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]) {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [column] of rows.entries()) {
    const best = rows
      .map((row, index) => ({ index, size: index < column ? -1 : Math.abs(row[column] ?? 0) }))
      .reduce((one, other) => (other.size > one.size ? other : one));
    const [pivot, here] = [rows[best.index], rows[column]];
    if (best.size < NOTHING_KNOWN || !pivot || !here) return undefined;
    rows[column] = pivot;
    rows[best.index] = here;
    for (const row of rows) {
      if (row === pivot) continue;
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [index, value] of pivot.entries()) row[index] = (row[index] ?? 0) - times * value;
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}
