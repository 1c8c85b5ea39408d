/** What a game is to everybody who runs, plays, shows or checks one. */
import type { RefusalCode } from './refusals.ts';
import type { Result } from './result.ts';

/** A player's place at the table, counted from 0. */
export type Seat = number;

/** Who makes an event: a seat, or chance, which is a player like the others. */
export type Actor = Seat | 'chance';

/** Who looks on: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** A move or chance event of one game, packed into an integer; only its game can read it. */
export type Move = number & { readonly __move: never };

/** What a game is set up with. Options that are left out have their defaults. */
export interface Setup {
  readonly players: number;
  readonly startPlayer: Seat;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A state, whatever the game: plain data that survives JSON. Only its game can read it. */
export type GameState = object;

/** What a state waits for: some seats, one chance event, or nothing because it is over. */
export type Awaits =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly event: string }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

const SEAT_SETS: readonly Awaits[] = Array.from({ length: 16 }, (_, set) => ({
  kind: 'seats',
  seats: [0, 1, 2, 3].filter((seat) => ((set >>> seat) & 1) === 1),
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

/** What every picture of a state shows, whatever the game. */
export interface GamePicture {
  /** Whose turn it is; null where it is nobody's. */
  readonly active: Seat | null;
  readonly players: readonly { readonly score: number; readonly empty: number }[];
  readonly winners: readonly Seat[] | null;
}

/** Text and pictures of a game, as records, traces and messages have them. */
export interface Notation<State, Picture> {
  /** Reads a move spelled canonically, also for a viewer; whether it is legal is for `apply` to say. */
  parse(text: string): Result<Move, RefusalCode>;
  /** The one spelling of a move; for a viewer, without what that one may not see. */
  format(move: Move, viewer?: Viewer): string;
  /** Whether there are moves of which not everybody may see all. */
  readonly hidesMoves: boolean;
  /** The state as JSON for checks and display. */
  picture(state: State): Picture;
}

/**
 * One game. Seats and chance choose in the same way: out of `count` possibilities, by number. For a
 * seat these are its legal moves, for chance equally likely tickets, several of which may be the same
 * event.
 */
export interface Game<
  State extends GameState = GameState,
  Picture extends GamePicture = GamePicture,
> {
  readonly id: string;
  /** The state before the first event, and the options in full. */
  setup(setup: Setup): Result<{ state: State; options: Setup['options'] }, RefusalCode>;
  awaits(state: State): Awaits;
  /** The distribution of the chance event that is awaited; empty when none is. */
  chances(state: State): readonly Outcome[];
  /** How many legal moves a seat has, or how many tickets chance; 0 for who is not awaited. */
  count(state: State, by: Actor): number;
  /** The move with that number, from 0 to `count` - 1, without a list of the others. */
  at(state: State, by: Actor, index: number): Move;
  /** The state after a move, or why it is refused; the given state stays as it was. */
  apply(state: State, by: Actor, move: Move): Result<State, RefusalCode>;
  /**
   * Makes a move known to be legal on this very object: for search and simulation, on a copy; or on
   * a view, as its viewer reads the move.
   */
  applyUnchecked(state: State, by: Actor, move: Move): void;
  copy(state: State): State;
  /** The state as a seat may see it, or a spectator. */
  view(state: State, viewer: Viewer): State;
  readonly notation: Notation<State, Picture>;
}
