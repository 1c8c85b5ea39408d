/** A table between two entries: who sits there, and how the game stands. */
import type { Event, Game, GameState, Seat } from '@nyhavn/engine';
import { gameOf, type TableEntry, type TablePlan } from '@nyhavn/protocol';
import { type DrawState, openingDraws } from './draws.ts';

/** A place at a table. */
export type SeatState =
  /** Free for all, or kept for a person. */
  | {
      readonly kind: 'open';
      readonly keptFor?: string;
      /** The name of the companion beside that person, if it is kept for them. */
      readonly companion?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** The client's contribution to chance; empty if there is none. */
      readonly contribution: string;
      /** True for a companion of that person, at the same device. */
      readonly isCompanion?: true;
      /** The bot that plays while the person is away. */
      readonly bot?: string;
      /** True if the person has left the game; a bot may play the seat. */
      readonly hasLeft?: true;
    };

/** Something that is being decided together. */
interface Question {
  readonly matter: 'undo' | 'bot' | 'end';
  readonly by: Seat;
  /** The seat that a bot would take. */
  readonly seat?: Seat;
  /** The seats that have agreed, that of the question included. */
  readonly agreed: readonly Seat[];
}

/** The clock of a seat. Its times are the table's, which stand still for moves that were taken back. */
interface SeatClock {
  /** The time at which the seat was asked. */
  readonly asked: number;
  /** Milliseconds that its person has thought in this game. */
  readonly used: number;
  /** True if the time for the whole game ran out before. */
  readonly isLate: boolean;
}

/** A table as its entries have made it. It is never changed: `apply.ts` makes the next one from a draft. */
export interface TableState {
  readonly plan: TablePlan;
  readonly rules: Game;
  readonly host: string;
  /** True if the host left an empty table: the next person who sits down is the host. */
  readonly hasHostLeft: boolean;
  /** Verifiable chance of version 2; undefined at a table of version 1. */
  readonly drawState: DrawState | undefined;
  /** Free chat and spectators: as planned, until the host changes them. */
  readonly hasFreeChat: boolean;
  readonly isOpenToSpectators: boolean;
  /** People whom the host does not want here. */
  readonly removed: readonly string[];
  /** The number of chat lines of each person. */
  readonly said: ReadonlyMap<string, number>;
  /** The number of chat lines of spectators. */
  readonly saidBySpectators: number;
  /** The number of entries that are neither of the game nor chat, those included that were taken back. */
  readonly beside: number;
  /** The number of the next entry. */
  readonly next: number;
  /** The time of the last entry. */
  readonly lastTime: number;
  readonly phase: 'gathering' | 'playing' | 'closed';
  readonly seats: readonly SeatState[];
  readonly startPlayer: Seat;
  /** The state of the game, once it has begun. */
  readonly game: GameState | undefined;
  /** The events of the game that stand. */
  readonly events: readonly Event[];
  /** Events of chance so far, those included that were undone: no draw index is used twice. */
  readonly draws: number;
  /** For each seat the number of the entry after which it was asked to move. */
  readonly askedAt: readonly number[];
  readonly clocks: readonly SeatClock[];
  /** Milliseconds by which the table's time is behind that of the world. */
  readonly behind: number;
  readonly question: Question | undefined;
  /** True if all have agreed to stop before the end. */
  readonly isGivenUp: boolean;
  /** The seat that has ended a rated game alone. */
  readonly endedBy: Seat | undefined;
  readonly rematch: string | undefined;
}

/** The lists that grow by seat or by event; a draft has its own copies. */
type Lists = Pick<TableState, 'seats' | 'events' | 'askedAt' | 'clocks'>;

/** A copy of a table's state that entries may change until it becomes the next state. */
export type TableDraft = {
  -readonly [Name in Exclude<keyof TableState, keyof Lists>]: TableState[Name];
} & { readonly [Name in keyof Lists]: Lists[Name][number][] };

/** A draft of the next state. Fields that rarely change are replaced as a whole, and need no copy. */
export function draftOf(state: TableState): TableDraft {
  const { seats, events, askedAt, clocks } = state;
  return {
    ...state,
    seats: [...seats],
    events: [...events],
    askedAt: [...askedAt],
    clocks: [...clocks],
  };
}

/** The table that a first entry opens. */
export function openedBy(entry: Extract<TableEntry, { kind: 'opened' }>): TableDraft {
  const { plan, host, kept, companions } = entry;
  return {
    plan,
    rules: gameOf(plan),
    host,
    hasHostLeft: false,
    drawState: openingDraws(entry),
    hasFreeChat: plan.hasFreeChat,
    isOpenToSpectators: plan.isOpenToSpectators,
    removed: [],
    said: new Map(),
    saidBySpectators: 0,
    beside: 1,
    next: 1,
    lastTime: 0,
    phase: 'gathering',
    seats: plan.seats.map((seat, index) => {
      const keptFor = kept?.[index];
      if (seat.kind !== 'open' || !keptFor) return seat;
      const companion = companions?.[index];
      return companion ? { kind: 'open', keptFor, companion } : { kind: 'open', keptFor };
    }),
    startPlayer: 0,
    game: undefined,
    events: [],
    draws: 0,
    askedAt: plan.seats.map(() => 0),
    clocks: plan.seats.map(() => ({ asked: 0, used: 0, isLate: false })),
    behind: 0,
    question: undefined,
    isGivenUp: false,
    endedBy: undefined,
    rematch: undefined,
  };
}

/** A person's own seat, or undefined for those who look on. */
export function seatOf({ seats }: TableState, person: string): Seat | undefined {
  const seat = seats.findIndex(
    (place) => place.kind === 'person' && place.person === person && !place.isCompanion,
  );
  return seat < 0 ? undefined : seat;
}

/** True if a person may see the table: seated, a spectator, or before the game, which has nothing to hide. */
export function admits(state: TableState, person: string): boolean {
  const { game, host, isOpenToSpectators } = state;
  if (isOpenToSpectators || game === undefined || person === host) return true;
  return seatOf(state, person) !== undefined;
}

/** All seats of a person: their own, and those of people beside them. */
export function seatsOf({ seats }: TableState, person: string): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const place = seats[seat];
    if (place?.kind === 'person' && place.person === person) found.push(seat);
  }
  return found;
}

/** The person to whom a seat belongs; undefined for bots and free seats. */
export function personAt({ seats }: TableState, seat: Seat | undefined): string | undefined {
  const place = seat === undefined ? undefined : seats[seat];
  return place?.kind === 'person' ? place.person : undefined;
}

/** The seat of the only person at a table of bots; undefined where there is no person, or several seats of people. */
export function loneSeatAt({ seats }: TableState): Seat | undefined {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** True if absence has consequences at a table beside those of clocks. */
export function expires(state: TableState): boolean {
  const { phase, plan } = state;
  if (phase !== 'playing') return phase === 'gathering';
  return plan.isRated && plan.clock.kind === 'none' && loneSeatAt(state) !== undefined;
}

/** True if a person has the seat who plays, or has left and may come back, and no bot plays it. */
export function isPersonsOwn({ seats }: TableState, seat: Seat): boolean {
  const place = seats[seat];
  return place?.kind === 'person' && place.bot === undefined;
}

/** The seats of people who play themselves. */
export function peopleAt({ seats }: TableState): Seat[] {
  return [...seats.keys()].filter((seat) => isPlaying(seats[seat]));
}

/** True for a person who plays their own seat. */
function isPlaying(place: SeatState | undefined): boolean {
  return place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
}

/** True if the game rests: each of its people has left or has a bot playing for them. */
export function isResting(state: TableState): boolean {
  return state.seats.some(({ kind }) => kind === 'person') && !state.seats.some(isPlaying);
}

/** The bot that plays for a seat, if one does. */
export function botAt({ seats }: TableState, seat: Seat): string | undefined {
  const place = seats[seat];
  return place === undefined || place.kind === 'open' ? undefined : place.bot;
}

/** The seats that may move now. */
export function awaitedAt({ rules, game, phase }: TableState): readonly Seat[] {
  const awaited = game && phase === 'playing' ? rules.awaits(game) : undefined;
  return awaited?.kind === 'seats' ? awaited.seats : [];
}
