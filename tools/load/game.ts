/** The game that every server in the bench plays: Roll & Write by random legal moves, one game after the other. */
import {
  type Game,
  type GameState,
  type Move,
  rollAndWrite,
  type Seat,
} from '../../packages/engine/src/index.ts';

/** The rules, for any state. */
export const RULES: Game = rollAndWrite;

/** A series of games, as plain data: the servers that are compared keep it as their state. */
export interface Series {
  readonly state: GameState;
  /** Random numbers used so far; who knows it knows what chance says next. */
  readonly draws: number;
}

/** A number that looks random and is the same for everybody. */
function scrambled(number: number): number {
  let word = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/** The state before the first event of a game. */
export function newGame(startPlayer: Seat): GameState {
  const begun = RULES.setup({ players: 2, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

/** A series before its first move. */
export function newSeries(): Series {
  return settled(newGame(0), 0);
}

/** Chance speaks where it is asked, and a game that is over is followed by the next. */
function settled(state: GameState, draws: number): Series {
  const awaited = RULES.awaits(state);
  if (awaited.kind === 'seats') return { state, draws };
  if (awaited.kind === 'over') return settled(newGame(draws & 1), draws);
  const ticket = scrambled(draws + 1) % RULES.count(state, 'chance');
  const next = RULES.apply(state, 'chance', RULES.at(state, 'chance', ticket));
  if (!next.ok) throw new Error(next.reason);
  return settled(next.value, draws + 1);
}

/** The series after a move, judged by the rules; undefined if they refuse it. */
export function played({ state, draws }: Series, seat: Seat, text: string): Series | undefined {
  const move = RULES.notation.parse(text);
  const next = move.ok ? RULES.apply(state, seat, move.value) : move;
  return next.ok ? settled(next.value, draws) : undefined;
}

/** Some legal move of a seat that is asked for one, of the first or of this one; undefined if it is not. */
export function someMove(
  state: GameState,
  number: number,
  whose?: Seat,
): { readonly seat: Seat; readonly move: Move; readonly text: string } | undefined {
  const awaited = RULES.awaits(state);
  const asked = awaited.kind === 'seats' ? awaited.seats : [];
  const seat = whose === undefined ? asked[0] : asked.find((one) => one === whose);
  if (seat === undefined) return undefined;
  const move = RULES.at(state, seat, scrambled(number) % RULES.count(state, seat));
  return { seat, move, text: RULES.notation.format(move) };
}
