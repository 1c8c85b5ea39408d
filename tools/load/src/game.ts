/** The game that every server in the bench plays: the first one there is, by random legal moves, one game after the other. */
import { GAMES, type Game, type GameState, type Move, type Seat } from '@nyhavn/engine';

/** The rules, for any state. */
export const RULES: Game = GAMES[0]!;

/** A series of games, as plain data: the servers that are compared keep it as their state. */
export interface Series {
  readonly state: GameState;
  /** Random numbers used so far. */
  readonly draws: number;
  /** The chance events since the last move, which players can't know otherwise. */
  readonly rolled: string;
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
  return settled({ state: newGame(0), draws: 0, rolled: '' });
}

/** Chance speaks where it is asked, and a game that is over is followed by the next. */
function settled(series: Series): Series {
  const { state, draws, rolled } = series;
  const awaited = RULES.awaits(state);
  if (awaited.kind === 'seats') return series;
  if (awaited.kind === 'over') return settled({ state: newGame(draws & 1), draws, rolled });
  const ticket = scrambled(draws + 1) % RULES.count(state, 'chance');
  const event = RULES.at(state, 'chance', ticket);
  const next = RULES.apply(state, 'chance', event);
  if (!next.ok) throw new Error(next.reason);
  const text = RULES.notation.format(event);
  return settled({ state: next.value, draws: draws + 1, rolled: rolled + text });
}

/** The series after a move, judged by the rules; undefined if they refuse it. */
export function played({ state, draws }: Series, seat: Seat, text: string): Series | undefined {
  const move = RULES.notation.parse(text);
  const next = move.ok ? RULES.apply(state, seat, move.value) : move;
  return next.ok ? settled({ state: next.value, draws, rolled: '' }) : undefined;
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
