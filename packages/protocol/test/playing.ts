/** Tables that a server could have had, as their entries: honest ones, and such as were bent on purpose. */
import { type Game, type GameState, gameNamed, type Random, randomFrom } from '@nyhavn/engine';
import * as v from 'valibot';
import {
  commitmentTo,
  type Entry,
  fairEvent,
  fairStart,
  type RandomnessInputs,
  TablePlan,
} from '../src/index.ts';

/** The server's secret in these tests. */
export const SEED = 'c0ffee'.padEnd(64, '0');

/** The contributions of three seats; the last one is a bot. */
export const CONTRIBUTIONS = [
  '00112233445566778899aabbccddeeff',
  'ffeeddccbbaa99887766554433221100',
  '',
] as const;

/** Random numbers that a seed gives again (mulberry32). */
export function random(seed: number): Random {
  let state = seed;
  return randomFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** The deviations of a dishonest server. */
export interface Ways {
  /** The draw that is used for the next event of chance; the next one, unless said otherwise. */
  drawIndex?(next: number, game: Game, state: GameState, inputs: RandomnessInputs): number;
  /** The number of events to take back, at least, after so many were played in all; 0 for none. */
  takesBack?(played: number): number;
  /** Stops so many events after the beginning. */
  readonly until?: number;
  readonly contributions?: readonly string[];
  readonly seed?: string;
}

/** A table as its entries tell it, and the draw of each event of chance, in their order. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly draws: readonly number[];
}

/** Plays a game of three to its end, or as far as it may go, and closes the table. */
export function played(id: string, moves = 1, ways: Ways = {}): Played {
  const game = gameNamed(id);
  if (!game) throw new Error(id);
  const { seed = SEED, contributions = CONTRIBUTIONS, until = Number.POSITIVE_INFINITY } = ways;
  const inputs = { seed, contributions };
  const startPlayer = fairStart(3, inputs);
  const begun = game.setup({ players: 3, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const entries: Entry[] = [...gathered(id, seed, contributions), { kind: 'began', startPlayer }];
  const draws: number[] = [];
  const states = [begun.value.state];
  const by: (number | 'chance')[] = [];
  const choose = random(moves);
  let all = 0;
  for (;;) {
    const state = states.at(-1)!;
    const awaited = game.awaits(state);
    if (awaited.kind === 'over' || all >= until) break;
    const back = awaited.kind === 'chance' ? 0 : (ways.takesBack?.(all) ?? 0);
    const from = by.findLastIndex((who, at) => who !== 'chance' && at <= by.length - back);
    if (back > 0 && from >= 0) {
      entries.push({ kind: 'undone', count: by.length - from });
      states.length = from + 1;
      by.length = from;
      all++;
      continue;
    }
    const who = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    if (who === 'chance') {
      const next = (draws.at(-1) ?? 0) + 1;
      draws.push(ways.drawIndex?.(next, game, state, inputs) ?? next);
    }
    const move =
      who === 'chance'
        ? fairEvent(game, state, inputs, draws.at(-1)!)
        : game.at(state, who, choose.below(game.count(state, who)));
    const after = game.copy(state);
    game.applyUnchecked(after, who, move);
    states.push(after);
    by.push(who);
    entries.push({ by: who, move: game.notation.format(move) });
    all++;
  }
  return { entries: [...entries, { kind: 'closed', seed }], draws };
}

function gathered(game: string, seed: string, contributions: readonly string[]): Entry[] {
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const plan = v.parse(TablePlan, { game, seats });
  return [
    { kind: 'opened', plan, host: 'person-0', commitment: commitmentTo(seed) },
    ...['Ida', 'Ole'].map((name, seat): Entry => {
      const contribution = contributions[seat] ?? '';
      return { kind: 'sat', seat, person: `person-${seat}`, name, contribution };
    }),
  ];
}

/** Takes back so many events, once, as soon as so many were played. */
export function once(after: number, count: number): NonNullable<Ways['takesBack']> {
  let isDone = false;
  return (all) => {
    if (isDone || all < after) return 0;
    isDone = true;
    return count;
  };
}

/** A record with the draws of its events of chance replaced, as a dishonest server may write them. */
export function withDraws(record: string, draws: readonly unknown[]): string {
  let at = 0;
  return record
    .split('\n')
    .map((line) => {
      if (!line.includes('"by":"chance"') || line.includes('"nyhavn"')) return line;
      return JSON.stringify({ ...JSON.parse(line), draw: draws[at++] });
    })
    .join('\n');
}

/** A record whose header was changed. */
export function withHeader(record: string, change: object): string {
  const [header = '', ...lines] = record.split('\n');
  return [JSON.stringify({ ...JSON.parse(header), ...change }), ...lines].join('\n');
}
