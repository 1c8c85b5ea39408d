/** The interface of a game, for all who run, play, show or check one. */
import type { GameId, RefusalCode } from './registry.ts';
import type { Result } from './result.ts';

/** A player's place at the table, counted from 0. */
export type Seat = number;

/** The actor of an event: a seat, or chance, which is a player like the others. */
export type Actor = Seat | 'chance';

/** A viewer: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** A move or chance event of one game, packed into an integer; only its game can read it. */
export type Move = number & { readonly __move: never };

/** The fewest and the most people who can play. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** The numbered decisions on what the rules of a game leave open. */
export interface Rulings {
  /** The prefix of each number, as `XY` in `XY-1`. */
  readonly prefix: string;
  /** All of them, in their order. */
  readonly ids: readonly string[];
}

/** The set-up of a game. Missing options have their defaults. */
export interface Setup {
  readonly players: number;
  readonly startPlayer: Seat;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A state, whatever the game: plain data that survives JSON. Only its game can read it. */
export type GameState = object;

/** A state waits for some seats, for one chance event, or for nothing because it is over. */
export type Awaits =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly event: string }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** The most seats that a set of awaited ones can hold. */
const MAX_SEATS = 8;

const SEAT_SETS: readonly Awaits[] = Array.from({ length: 1 << MAX_SEATS }, (_, set) => ({
  kind: 'seats',
  seats: [...Array(MAX_SEATS).keys()].filter((seat) => ((set >>> seat) & 1) === 1),
}));

/** The same object whenever the same seats are awaited, given as a bit set. */
export function seatsAwaited(set: number): Awaits {
  return SEAT_SETS[set]!;
}

/** One way that chance can fall; its probability is its weight among the weights of all. */
export interface Outcome {
  readonly move: Move;
  readonly weight: number;
}

/** The part of a picture that all games have. */
export interface GamePicture {
  /** The seat in turn, or null. */
  readonly active: Seat | null;
  readonly players: readonly { readonly score: number }[];
  readonly winners: readonly Seat[] | null;
}

/** Text and pictures of a game, as records, traces and messages have them. */
export interface Notation<State, Picture, Code extends string = RefusalCode> {
  /** Reads a move spelled canonically, also for a viewer; whether it is legal is for `apply` to say. */
  parse(text: string): Result<Move, Code>;
  /** The one spelling of a move; for a viewer, without what that one may not see. */
  format(move: Move, viewer?: Viewer): string;
  /** True if there are moves of which not everybody may see all. */
  readonly hidesMoves: boolean;
  /** The state as JSON for checks and display. */
  picture(state: State): Picture;
}

/**
 * One game. Seats and chance choose in the same way: out of `count` possibilities, by number. For a
 * seat these are its legal moves, for chance equally likely tickets, several of which may be the same
 * event. A game names itself and its own refusals by the last two parameters; everyone else leaves them out.
 */
export interface Game<
  State extends GameState = GameState,
  Picture extends GamePicture = GamePicture,
  Id extends string = GameId,
  Code extends string = RefusalCode,
> {
  /** The name in records, messages and addresses; it never changes. */
  readonly id: Id;
  /** The name for people, which no language translates. */
  readonly title: string;
  /** The numbers of players. */
  readonly players: PlayerRange;
  readonly rulings: Rulings;
  /** The refusals that this game adds to those of every game. */
  readonly refusals: readonly Code[];
  /** The state before the first event, and the options in full. */
  setup(setup: Setup): Result<{ state: State; options: Setup['options'] }, Code>;
  awaits(state: State): Awaits;
  /** The distribution of the chance event that is awaited; empty when none is. */
  chances(state: State): readonly Outcome[];
  /**
   * The number of legal moves of a seat, or of tickets of chance; 0 for an actor that is not
   * awaited.
   */
  count(state: State, by: Actor): number;
  /** The move with that number, from 0 to `count` - 1, without a list of the others. */
  at(state: State, by: Actor, index: number): Move;
  /** The state after a move, or why it is refused; the given state stays as it was. */
  apply(state: State, by: Actor, move: Move): Result<State, Code>;
  /**
   * Makes a move known to be legal on this very object: for search and simulation, on a copy; or on
   * a view, as its viewer reads the move.
   */
  applyUnchecked(state: State, by: Actor, move: Move): void;
  copy(state: State): State;
  /** The state as a seat may see it, or a spectator. */
  view(state: State, viewer: Viewer): State;
  /**
   * The places of all seats by the game's own tie-breaks, as if the game ended now: 1 for the winners, and
   * for each other seat one more than there are seats before it. 0 where the rules can't say.
   */
  ranking(state: State): readonly number[];
  /** The faces that a chance event shows, for statistics; none if it shows nothing that is counted. */
  chanceFaces(move: Move): readonly string[];
  readonly notation: Notation<State, Picture, Code>;
}
