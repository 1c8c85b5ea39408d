/** Votes of the people at a table, and the moves that a person may take back alone. */
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import type { AnyRefusal, Entry } from '@nyhavn/protocol';
import { isPersonsOwn, peopleAt, personAt, type TableState } from './state.ts';

/** The entries of a command, or a refusal. */
export type Verdict = Result<readonly Entry[], AnyRefusal>;

/** The context of a command: its person, presence, and the bot for seats without a player. */
export interface JudgeContext {
  readonly person: string;
  readonly substitute: string;
  /** True if that person may not write at any table. */
  readonly isMuted?: boolean;
  /** Known of who sits down. */
  readonly newcomer?: Newcomer;
  /** The absence of a seat's person; during a short one the others may not decide for them. */
  absenceOf(seat: Seat): Absence;
}

/** As whom a person sits down. */
interface Newcomer {
  /** Their stored name, which replaces the client's; undefined for people who are not stored. */
  readonly name: string | undefined;
  /** Their own bots and their owner, who may not sit at the same rated table. */
  readonly kin: ReadonlySet<string>;
  /** True if another person has claimed that name, or that of their companion. */
  readonly isNameTaken: boolean;
}

/** The absence of a player: none, short, or so long that the others decide without them. */
export type Absence = 'present' | 'short' | 'long';

type Question = NonNullable<TableState['question']>;

const NO_SEATS: readonly Seat[] = [];

/** The seat by which a person speaks: one voice, however many sit beside them. */
export function voiceOf(state: TableState, person: string): Seat | undefined {
  return peopleAt(state).find((seat) => personAt(state, seat) === person);
}

/** Events back to the last one of a seat, that one included; 0 if it has made none. */
function eventsBackTo({ events }: TableState, seat: Seat): number {
  const last = events.findLastIndex(({ by }) => by === seat);
  return last < 0 ? 0 : events.length - last;
}

/**
 * Integrity of ratings: at a rated table chance can't be undone, even if all agree, nor can moves of seats whose person is not
 * there to agree.
 */
function mayTakeBack(state: TableState, count: number): boolean {
  if (!state.plan.isRated) return true;
  const people = peopleAt(state);
  return state.events.slice(-count).every(({ by }) => by !== 'chance' && people.includes(by));
}

/** The very last event is taken back at once; for earlier ones all players are asked. */
export function undo(state: TableState, seat: Seat, at: number): Verdict {
  if (state.phase !== 'playing')
    return refuse(state.phase === 'closed' ? 'game-over' : 'not-begun');
  const count = eventsBackTo(state, seat);
  if (count === 0) return refuse('nothing-to-undo');
  if (at < state.next) return refuse('stale');
  if (!mayTakeBack(state, count)) return refuse('not-when-rated');
  const person = personAt(state, seat);
  const others = peopleAt(state).filter((other) => personAt(state, other) !== person);
  if (count === 1 || others.length === 0) return accept([{ kind: 'undone', count }]);
  return accept([{ kind: 'asked', matter: 'undo', by: seat }]);
}

/** Puts something to all others. */
export function ask(
  state: TableState,
  by: Seat,
  matter: Question['matter'],
  seat: Seat | undefined,
  context: JudgeContext,
): Verdict {
  if (state.phase !== 'playing') return refuse('not-begun');
  if (matter === 'undo') return undo(state, by, state.next);
  if (matter === 'bot' && (seat === undefined || !isPersonsOwn(state, seat))) {
    return refuse('not-seated');
  }
  const isInGame = matter === 'bot' && seat !== undefined && peopleAt(state).includes(seat);
  if (isInGame && context.absenceOf(seat) === 'short') return refuse('too-soon');
  const about = matter === 'bot' && seat !== undefined ? { seat } : {};
  const asked = { kind: 'asked', matter, by, ...about } as const;
  const question = { matter, by, agreed: [by], ...about };
  return accept([asked, ...decided(state, question, context)]);
}

/** Answers what was put. */
export function answer(state: TableState, by: Seat, yes: boolean, context: JudgeContext): Verdict {
  const { question } = state;
  if (!question || hasAgreed(state, question, by)) return refuse('nothing-to-answer');
  if (!votersAt(state, question.seat, context).includes(by)) return refuse('nothing-to-answer');
  const entry = { kind: 'answered', by, yes } as const;
  if (!yes) return accept([entry]);
  const agreed = { ...question, agreed: [...question.agreed, by] };
  return accept([entry, ...decided(state, agreed, context)]);
}

/** True if the person of a seat has agreed with any of their seats. */
function hasAgreed(state: TableState, { agreed }: Question, seat: Seat): boolean {
  return agreed.some((other) => personAt(state, other) === personAt(state, seat));
}

/** The voters, one seat a person: people who play, except a person who is away for long and whose seat it is about. */
function votersAt(
  state: TableState,
  about: Seat | undefined,
  { absenceOf }: JudgeContext,
  leaving = NO_SEATS,
): Seat[] {
  const people = peopleAt(state).filter((seat) => !leaving.includes(seat));
  const concerned = personAt(state, about);
  return people.filter((seat, index) => {
    const person = personAt(state, seat);
    const isFirst = people.findIndex((other) => personAt(state, other) === person) === index;
    return isFirst && (person !== concerned || absenceOf(seat) !== 'long');
  });
}

/** The entries that follow once all voters agree, without those who leave. */
export function decided(
  state: TableState,
  question: Question,
  context: JudgeContext,
  leaving = NO_SEATS,
): readonly Entry[] {
  const { matter, by, seat } = question;
  const voters = votersAt(state, seat, context, leaving);
  if (!voters.every((voter) => hasAgreed(state, question, voter))) return [];
  switch (matter) {
    case 'undo':
      return [{ kind: 'undone', count: eventsBackTo(state, by) }];
    case 'bot':
      return [{ kind: 'handed', seat: seat ?? by, bot: context.substitute }];
    case 'end':
      return [voters.length === 1 && state.plan.isRated ? endedAlone(by) : { kind: 'ended' }];
  }
}

/** Integrity of ratings: who ends a rated game with no other person to agree comes last. */
export function endedAlone(by: Seat): Entry {
  return { kind: 'ended', by };
}

/**
 * Integrity of ratings: at a rated table who leaves instead of answering has declined. Otherwise a move would be taken
 * back without its author, and the last who agreed would have ended the game alone.
 */
export function declinedByLeaving(state: TableState, leaving: readonly Seat[]): readonly Entry[] {
  const { question, plan } = state;
  if (!plan.isRated || !question || question.matter === 'bot') return [];
  const by = leaving.find((seat) => !hasAgreed(state, question, seat));
  return by === undefined ? [] : [{ kind: 'answered', by, yes: false }];
}
