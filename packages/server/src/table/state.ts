/** A table between two entries: who sits there, and how the game stands. */
import type { Actor, Game, GameState, Seat } from '@nyhavn/engine';
import { gameOf, type TableEntry, type TablePlan } from '@nyhavn/protocol';

/** A place at a table. */
export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** What the person's client added to chance; empty if nothing. */
      readonly contribution: string;
      /** The bot that plays while the person is away. */
      readonly bot?: string;
    };

/** Something that is being decided together. */
interface Question {
  readonly matter: 'undo' | 'bot' | 'end';
  readonly by: Seat;
  /** Whose seat a bot would take. */
  readonly seat?: Seat;
  /** Who has agreed, the one who asked included. */
  readonly agreed: readonly Seat[];
}

/** A table, as its entries have made it; `fold.ts` makes and changes it. */
export interface TableState {
  readonly plan: TablePlan;
  readonly rules: Game;
  readonly host: string;
  readonly commitment: string;
  /** The number of the next entry. */
  next: number;
  phase: 'gathering' | 'playing' | 'closed';
  readonly seats: SeatState[];
  startPlayer: Seat;
  /** How the game stands, once it has begun. */
  game: GameState | undefined;
  /** Who made the events of the game that stand. */
  readonly by: Actor[];
  /** Events of chance so far, those included that were taken back: no lot is drawn twice. */
  draws: number;
  /** For each seat the number of the entry after which it was asked to move. */
  readonly askedAt: number[];
  question: Question | undefined;
  /** Whether all have agreed to stop before the end. */
  isGivenUp: boolean;
  rematch: string | undefined;
}

/** The table that a first entry opens. */
export function openedBy(entry: Extract<TableEntry, { kind: 'opened' }>): TableState {
  const { plan, host, commitment } = entry;
  return {
    plan,
    rules: gameOf(plan),
    host,
    commitment,
    next: 1,
    phase: 'gathering',
    seats: [...plan.seats],
    startPlayer: 0,
    game: undefined,
    by: [],
    draws: 0,
    askedAt: plan.seats.map(() => 0),
    question: undefined,
    isGivenUp: false,
    rematch: undefined,
  };
}

/** The seat of a person, or undefined for those who look on. */
export function seatOf({ seats }: TableState, person: string): Seat | undefined {
  const seat = seats.findIndex((place) => place.kind === 'person' && place.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seats of people who play themselves. */
export function peopleAt({ seats }: TableState): Seat[] {
  return seats.flatMap((place, seat) =>
    place.kind === 'person' && place.bot === undefined ? [seat] : [],
  );
}

/** The bot that plays for a seat, if one does. */
export function botAt({ seats }: TableState, seat: Seat): string | undefined {
  const place = seats[seat];
  return place === undefined || place.kind === 'open' ? undefined : place.bot;
}

/** The seats that may move now. */
export function awaitedAt({ rules, game }: TableState): readonly Seat[] {
  const awaited = game && rules.awaits(game);
  return awaited?.kind === 'seats' ? awaited.seats : [];
}
