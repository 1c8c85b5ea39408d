/** What a table answers to a command: the entries that follow from it, or why it is refused. */
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import type { AnyRefusal, Command, Entry } from '@nyhavn/protocol';
import {
  awaitedAt,
  botAt,
  isPersonsOwn,
  peopleAt,
  type SeatState,
  seatOf,
  type TableState,
} from './state.ts';

/** More than this is not said at a table. */
const LONGEST_CHAT = 2000;

/** What is said to a command. */
export type Verdict = Result<readonly Entry[], AnyRefusal>;

/** Who asks, who is there, and which bot takes seats that nobody plays. */
export interface Asking {
  readonly person: string;
  readonly substitute: string;
  isPresent(seat: Seat): boolean;
}

/** A command that changes this table alone; a rematch opens another. */
export type AtTable = Exclude<Command, { do: 'rematch' }>;

/** Judges a command of a person. */
export function judge(state: TableState, command: AtTable, asking: Asking): Verdict {
  switch (command.do) {
    case 'sit':
      return sit(state, command, asking);
    case 'begin':
      return begin(state, asking);
    case 'say':
      return said(state, asking.person, { phrase: command.phrase });
    case 'write':
      if (seatOf(state, asking.person) === undefined) return refuse('not-seated');
      if (!state.hasFreeChat) return refuse('chat-is-off');
      return said(state, asking.person, { text: command.text });
    case 'remove':
      return remove(state, command.seat, asking);
    case 'set':
      return set(state, command, asking);
    default: {
      const seat = seatOf(state, asking.person);
      return seat === undefined ? refuse('not-seated') : seated(state, command, seat, asking);
    }
  }
}

type Seated = Exclude<AtTable, { do: 'sit' | 'begin' | 'say' | 'write' | 'remove' | 'set' }>;

function seated(state: TableState, command: Seated, seat: Seat, asking: Asking): Verdict {
  if (command.do === 'return') return comeBack(state, seat);
  if (hasLeft(state.seats[seat])) return refuse('not-seated');
  switch (command.do) {
    case 'leave':
      return leave(state, seat, asking);
    case 'move':
      return move(state, seat, command.at, command.move);
    case 'undo':
      return undo(state, seat, command.at);
    case 'ask':
      return ask(state, seat, command.matter, command.seat, asking);
    case 'answer':
      return answer(state, seat, command.yes, asking);
  }
}

function hasLeft(place: SeatState | undefined): boolean {
  return place?.kind === 'person' && place.hasLeft === true;
}

function comeBack(state: TableState, seat: Seat): Verdict {
  if (state.phase !== 'playing') return refuse('not-begun');
  const isAway = botAt(state, seat) !== undefined || hasLeft(state.seats[seat]);
  return isAway ? accept([{ kind: 'returned', seat }]) : refuse('already-seated');
}

/** Somebody leaves; in the game the others may have decided what they asked, now that one less has a say. */
function leave(state: TableState, seat: Seat, asking: Asking): Verdict {
  if (state.phase === 'closed') return refuse('game-over');
  const left = [{ kind: 'left', seat } as const, ...hostAfter(state, seat)];
  const { question } = state;
  if (!question || question.by === seat) return accept(left);
  return accept([...left, ...decided(state, question, asking, seat)]);
}

/** Whoever sits nearest is the host when the host leaves; a last one stays it. */
function hostAfter(state: TableState, leaver: Seat): Entry[] {
  const place = state.seats[leaver];
  if (place?.kind !== 'person' || place.person !== state.host) return [];
  const heir = peopleAt(state).find((seat) => seat !== leaver);
  const next = heir === undefined ? undefined : state.seats[heir];
  return next?.kind === 'person' ? [{ kind: 'host', person: next.person }] : [];
}

/** The host frees a seat, also one that is kept for somebody who does not come. */
function remove(state: TableState, seat: Seat, { person }: Asking): Verdict {
  if (person !== state.host) return refuse('not-host');
  if (state.phase !== 'gathering') return refuse('already-begun');
  const place = state.seats[seat];
  if (place?.kind === 'open' && place.keptFor) return accept([{ kind: 'left', seat }]);
  if (place?.kind !== 'person' || place.person === person) return refuse('not-seated');
  return accept([{ kind: 'left', seat, isRemoved: true }]);
}

function set(
  state: TableState,
  { hasFreeChat, isOpenToSpectators }: Extract<Command, { do: 'set' }>,
  { person }: Asking,
): Verdict {
  if (person !== state.host) return refuse('not-host');
  const changes = {
    ...(hasFreeChat === undefined || hasFreeChat === state.hasFreeChat ? {} : { hasFreeChat }),
    ...(isOpenToSpectators === undefined || isOpenToSpectators === state.isOpenToSpectators
      ? {}
      : { isOpenToSpectators }),
  };
  return accept(Object.keys(changes).length === 0 ? [] : [{ kind: 'set', ...changes }]);
}

function sit(
  state: TableState,
  { seat: wanted, name, contribution }: Extract<Command, { do: 'sit' }>,
  { person }: Asking,
): Verdict {
  if (state.phase !== 'gathering') return refuse('already-begun');
  if (seatOf(state, person) !== undefined) return refuse('already-seated');
  if (state.removed.includes(person)) return refuse('not-welcome');
  const free = state.seats.flatMap((place, seat) =>
    place.kind === 'open' && (place.keptFor ?? person) === person ? [{ place, seat }] : [],
  );
  const [first] = free;
  if (!first) return refuse('table-full');
  if (wanted !== undefined && !free.some(({ seat }) => seat === wanted))
    return refuse('seat-taken');
  const own = free.find(({ place }) => 'keptFor' in place) ?? first;
  const seat = wanted ?? own.seat;
  const entry = { kind: 'sat', seat, person, name } as const;
  return accept([contribution === undefined ? entry : { ...entry, contribution }]);
}

/** The host begins before everybody has come; bots take the seats that are left. */
function begin(state: TableState, { person, substitute }: Asking): Verdict {
  if (state.phase !== 'gathering') return refuse('already-begun');
  if (person !== state.host) return refuse('not-host');
  if (peopleAt(state).length === 0) return refuse('not-seated');
  const bots = state.seats.flatMap(({ kind }, seat) =>
    kind === 'open' ? [{ kind: 'handed', seat, bot: substitute } as const] : [],
  );
  return accept(bots);
}

function move(state: TableState, seat: Seat, at: number, text: string): Verdict {
  const { rules, game, phase } = state;
  if (phase === 'closed') return refuse('game-over');
  if (game === undefined) return refuse('not-begun');
  if (botAt(state, seat) !== undefined) return refuse('not-your-turn');
  if (awaitedAt(state).includes(seat) && at < (state.askedAt[seat] ?? 0)) return refuse('stale');
  const parsed = rules.notation.parse(text);
  if (!parsed.ok) return parsed;
  const next = rules.apply(game, seat, parsed.value);
  if (!next.ok) return next;
  return accept([{ by: seat, move: rules.notation.format(parsed.value) }]);
}

/** Events back to the last one of a seat, that one included; 0 if it has made none. */
function eventsBackTo({ events }: TableState, seat: Seat): number {
  const last = events.findLastIndex(({ by }) => by === seat);
  return last < 0 ? 0 : events.length - last;
}

/** Nobody is wronged by taking back the very last event; before that, everybody is asked. */
function undo(state: TableState, seat: Seat, at: number): Verdict {
  if (state.phase !== 'playing')
    return refuse(state.phase === 'closed' ? 'game-over' : 'not-begun');
  const count = eventsBackTo(state, seat);
  if (count === 0) return refuse('nothing-to-undo');
  if (at < state.next) return refuse('stale');
  const others = peopleAt(state).filter((other) => other !== seat);
  if (count === 1 || others.length === 0) return accept([{ kind: 'undone', count }]);
  return accept([{ kind: 'asked', matter: 'undo', by: seat }]);
}

function ask(
  state: TableState,
  by: Seat,
  matter: 'undo' | 'bot' | 'end',
  seat: Seat | undefined,
  asking: Asking,
): Verdict {
  if (state.phase !== 'playing') return refuse('not-begun');
  if (matter === 'undo') return undo(state, by, state.next);
  if (matter === 'bot' && (seat === undefined || !isPersonsOwn(state, seat))) {
    return refuse('not-seated');
  }
  const about = matter === 'bot' && seat !== undefined ? { seat } : {};
  const asked = { kind: 'asked', matter, by, ...about } as const;
  const question = { matter, by, agreed: [by], ...about };
  return accept([asked, ...decided(state, question, asking)]);
}

function answer(state: TableState, by: Seat, yes: boolean, asking: Asking): Verdict {
  const { question } = state;
  if (!question || question.agreed.includes(by)) return refuse('nothing-to-answer');
  if (!votersAt(state, question.seat, asking).includes(by)) return refuse('nothing-to-answer');
  const entry = { kind: 'answered', by, yes } as const;
  if (!yes) return accept([entry]);
  const agreed = { ...question, agreed: [...question.agreed, by] };
  return accept([entry, ...decided(state, agreed, asking)]);
}

/** Who has a say: people who play, and of those whose seat it is about only who is there. */
function votersAt(state: TableState, about: Seat | undefined, { isPresent }: Asking): Seat[] {
  return peopleAt(state).filter((seat) => seat !== about || isPresent(seat));
}

/** What follows from a question once all who have a say agree, without one who leaves. */
function decided(
  state: TableState,
  question: NonNullable<TableState['question']>,
  asking: Asking,
  leaver?: Seat,
): readonly Entry[] {
  const { matter, by, seat, agreed } = question;
  const voters = votersAt(state, seat, asking).filter((voter) => voter !== leaver);
  if (!voters.every((voter) => agreed.includes(voter))) return [];
  switch (matter) {
    case 'undo':
      return [{ kind: 'undone', count: eventsBackTo(state, by) }];
    case 'bot':
      return [{ kind: 'handed', seat: seat ?? by, bot: asking.substitute }];
    case 'end':
      return [{ kind: 'ended' }];
  }
}

function said(
  state: TableState,
  person: string,
  what:
    | { readonly phrase: NonNullable<Extract<Command, { do: 'say' }>['phrase']> }
    | { readonly text: string },
): Verdict {
  if (state.said >= LONGEST_CHAT) return refuse('chat-is-off');
  const seat = seatOf(state, person);
  return accept([{ kind: 'said', by: seat ?? person, ...what }]);
}
