/** The state of a table beside its game, from its entries: people, votes and chat. */
import type { Seat } from '@nyhavn/engine';
import type { Phrase, TableEntry, TablePlan } from '@nyhavn/protocol';

/** A place at a table. */
export type Place =
  /** Free for the next who comes, or kept for a person after a rematch. */
  | {
      readonly kind: 'open';
      readonly keptFor?: string;
      /** The name of the companion of that person, if it is kept for them. */
      readonly companion?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** True if it is a companion of that person, at the same device. */
      readonly isCompanion?: true;
      /** The bot that plays while the person is away. */
      readonly bot?: string;
      /** True if the person has left the game, to which they may return. */
      readonly hasLeft?: true;
    };

/** Something that is being decided together. */
export interface Question {
  readonly matter: 'undo' | 'bot' | 'end';
  readonly by: Seat;
  /** The seat that a bot would take. */
  readonly seat?: Seat;
  /** The seats that have agreed, with the one that asked. */
  readonly agreed: readonly Seat[];
}

/** Something that was asked in vain. */
export interface Declined {
  /** The seat that asked. */
  readonly by: Seat;
  /** The seat that declined. */
  readonly no: Seat;
}

/** Something that was said. */
export interface Said {
  /** The number of the entry. */
  readonly number: number;
  readonly by: Seat | string;
  readonly phrase?: Phrase;
  readonly text?: string;
}

/** A table, as far as it is not its game. */
export interface Seating {
  readonly plan: TablePlan;
  readonly host: string;
  /**
   * True if people may write freely, and spectators come: the plan's, until the host changes it.
   */
  readonly hasFreeChat: boolean;
  readonly isOpenToSpectators: boolean;
  readonly phase: 'gathering' | 'playing' | 'closed';
  readonly places: readonly Place[];
  readonly startPlayer: Seat;
  readonly question?: Question | undefined;
  /** The last question, if it was declined, until its author moves on or the next one is asked. */
  readonly declined?: Declined | undefined;
  readonly said: readonly Said[];
  /** True if all have agreed to stop before the end. */
  readonly isGivenUp: boolean;
  /** The reason for closing, if the players did not agree on it; `expiry` if they had gone. */
  readonly closedBy?: 'administrator' | 'host' | 'expiry';
  /** The seat that ended a rated game alone, and so comes last. */
  readonly endedBy?: Seat;
  readonly rematch?: string;
}

/** The table that a first entry opens. */
export function openedBy(entry: Extract<TableEntry, { kind: 'opened' }>): Seating {
  const { plan, host, kept, companions } = entry;
  return {
    plan,
    host,
    hasFreeChat: plan.hasFreeChat,
    isOpenToSpectators: plan.isOpenToSpectators,
    phase: 'gathering',
    places: plan.seats.map((place, seat) => {
      const keptFor = kept?.[seat] ?? undefined;
      if (place.kind !== 'open' || keptFor === undefined) return place;
      const companion = companions?.[seat] ?? undefined;
      return { ...place, keptFor, ...(companion === undefined ? {} : { companion }) };
    }),
    startPlayer: 0,
    said: [],
    isGivenUp: false,
  };
}

/** The table after one more entry with that number. */
export function afterEntry(seating: Seating, entry: TableEntry, number: number): Seating {
  switch (entry.kind) {
    case 'sat': {
      const { seat, person, name, isCompanion } = entry;
      const beside = isCompanion ? { isCompanion } : {};
      return withPlace(seating, seat, { kind: 'person', person, name, ...beside });
    }
    case 'left':
      return afterLeaving(seating, entry.seat);
    case 'host':
      return { ...seating, host: entry.person };
    case 'set': {
      const { hasFreeChat = seating.hasFreeChat } = entry;
      const { isOpenToSpectators = seating.isOpenToSpectators } = entry;
      return { ...seating, hasFreeChat, isOpenToSpectators };
    }
    case 'began':
      return { ...seating, phase: 'playing', startPlayer: entry.startPlayer };
    case 'asked': {
      const { matter, by, seat } = entry;
      const question = { matter, by, agreed: [by], ...(seat === undefined ? {} : { seat }) };
      return { ...seating, question, declined: undefined };
    }
    case 'answered':
      return answered(seating, entry.by, entry.yes);
    case 'handed':
      return { ...withBot(seating, entry.seat, entry.bot), question: undefined };
    case 'returned':
      return withBot(seating, entry.seat, undefined);
    case 'said': {
      const { kind: _, ...said } = entry;
      return { ...seating, said: [...seating.said, withoutGaps({ number, ...said })] };
    }
    case 'undone':
      return { ...seating, question: undefined };
    case 'ended':
      return {
        ...seating,
        ...closedBy(entry),
        ...(entry.by === undefined ? {} : { endedBy: entry.by }),
        isGivenUp: true,
        question: undefined,
      };
    case 'closed':
      return { ...seating, phase: 'closed', question: undefined };
    case 'rematch':
      return { ...seating, rematch: entry.table };
    case 'late':
    case 'opened':
    case 'due':
    case 'anchored':
      return seating;
  }
}

function closedBy(entry: Extract<TableEntry, { kind: 'ended' }>): Pick<Seating, 'closedBy'> {
  if (entry.isByAdministrator) return { closedBy: 'administrator' };
  if (entry.isByHost) return { closedBy: 'host' };
  return entry.isExpired ? { closedBy: 'expiry' } : {};
}

function withPlace(seating: Seating, seat: Seat, place: Place): Seating {
  return { ...seating, places: seating.places.with(seat, place) };
}

/** Before the game the seat is free again; in the game it stays its person's. */
function afterLeaving(seating: Seating, seat: Seat): Seating {
  const place = seating.places[seat];
  if (seating.phase === 'gathering' || place?.kind !== 'person') {
    return withPlace(seating, seat, { kind: 'open' });
  }
  const { question, ...rest } = withPlace(seating, seat, { ...place, hasLeft: true });
  return question === undefined || question.by === seat ? rest : { ...rest, question };
}

function withBot(seating: Seating, seat: Seat, bot: string | undefined): Seating {
  const place = seating.places[seat];
  if (place?.kind !== 'person') {
    return bot === undefined ? seating : withPlace(seating, seat, { kind: 'bot', bot });
  }
  const { bot: _, hasLeft, ...person } = place;
  const isAway = hasLeft ? { hasLeft } : {};
  return withPlace(seating, seat, bot === undefined ? person : { ...person, ...isAway, bot });
}

function answered(seating: Seating, by: Seat, yes: boolean): Seating {
  const { question } = seating;
  if (!question) return seating;
  if (yes) return { ...seating, question: { ...question, agreed: [...question.agreed, by] } };
  return { ...seating, question: undefined, declined: { by: question.by, no: by } };
}

/** The table after a move of the game: what was asked is settled, and who was declined and moves has read it. */
export function afterMove(seating: Seating, by: Seat | 'chance'): Seating {
  if (by === 'chance') return seating;
  const { question, declined } = seating;
  if (!question && declined?.by !== by) return seating;
  return {
    ...seating,
    question: undefined,
    declined: declined?.by === by ? undefined : declined,
  };
}

/**
 * Returns true if a person is the only one who plays at a rated table: ending the game means coming
 * last.
 */
export function isAloneAtRated({ plan, places }: Seating, person: string): boolean {
  const others = places.some(
    (place) =>
      place.kind === 'person' &&
      place.person !== person &&
      place.bot === undefined &&
      !place.hasLeft,
  );
  return plan.isRated && !others;
}

function withoutGaps(said: {
  readonly number: number;
  readonly by: Seat | string;
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
}): Said {
  const { phrase, text, ...rest } = said;
  return {
    ...rest,
    ...(phrase === undefined ? {} : { phrase }),
    ...(text === undefined ? {} : { text }),
  };
}

/** A person's own seat, or undefined for spectators. */
export function seatOf({ places }: Seating, person: string | undefined): Seat | undefined {
  const seat = places.findIndex(
    (place) => place.kind === 'person' && place.person === person && !place.isCompanion,
  );
  return seat < 0 ? undefined : seat;
}

/** All seats of a person: their own, and those of people beside them. */
export function seatsOf({ places }: Seating, person: string): Seat[] {
  return places.flatMap((place, seat) =>
    place.kind === 'person' && place.person === person ? [seat] : [],
  );
}
