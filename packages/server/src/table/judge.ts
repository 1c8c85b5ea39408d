/** What a table answers to a command: the entries that follow from it, or why it is refused. */
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import type { AnyRefusal, Command, Entry } from '@nyhavn/protocol';
import { awaitedAt, botAt, peopleAt, seatOf, type TableState } from './state.ts';

/** What is said to a command. */
export type Verdict = Result<readonly Entry[], AnyRefusal>;

/** Who asks, and which bot takes seats that nobody plays. */
export interface Asking {
  readonly person: string;
  readonly substitute: string;
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
      if (!state.plan.hasFreeChat) return refuse('chat-is-off');
      return said(state, asking.person, { text: command.text });
    default: {
      const seat = seatOf(state, asking.person);
      return seat === undefined ? refuse('not-seated') : seated(state, command, seat, asking);
    }
  }
}

type Seated = Exclude<AtTable, { do: 'sit' | 'begin' | 'say' | 'write' }>;

function seated(state: TableState, command: Seated, seat: Seat, asking: Asking): Verdict {
  switch (command.do) {
    case 'leave':
      if (state.phase !== 'gathering') return refuse('already-begun');
      return accept([{ kind: 'left', seat }]);
    case 'move':
      return move(state, seat, command.at, command.move);
    case 'undo':
      return undo(state, seat, command.at);
    case 'ask':
      return ask(state, seat, command.matter, command.seat, asking);
    case 'answer':
      return answer(state, seat, command.yes, asking);
    case 'return':
      if (state.phase !== 'playing') return refuse('not-begun');
      if (botAt(state, seat) === undefined) return refuse('already-seated');
      return accept([{ kind: 'returned', seat }]);
  }
}

function sit(
  state: TableState,
  { seat: wanted, name, contribution }: Extract<Command, { do: 'sit' }>,
  { person }: Asking,
): Verdict {
  if (state.phase !== 'gathering') return refuse('already-begun');
  if (seatOf(state, person) !== undefined) return refuse('already-seated');
  const free = state.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (free.length === 0) return refuse('table-full');
  if (wanted !== undefined && !free.includes(wanted)) return refuse('seat-taken');
  const seat = wanted ?? free[0]!;
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
function eventsBackTo({ by }: TableState, seat: Seat): number {
  const last = by.lastIndexOf(seat);
  return last < 0 ? 0 : by.length - last;
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
  if (matter === 'bot' && (seat === undefined || !peopleAt(state).includes(seat))) {
    return refuse('not-seated');
  }
  const entry = { kind: 'asked', matter, by } as const;
  const asked = [seat === undefined ? entry : { ...entry, seat }];
  const question = { matter, by, agreed: [by], ...(seat === undefined ? {} : { seat }) };
  return accept([...asked, ...decided(state, question, asking)]);
}

function answer(state: TableState, by: Seat, yes: boolean, asking: Asking): Verdict {
  const { question } = state;
  if (!question || question.agreed.includes(by)) return refuse('nothing-to-answer');
  const entry = { kind: 'answered', by, yes } as const;
  if (!yes) return accept([entry]);
  const agreed = { ...question, agreed: [...question.agreed, by] };
  return accept([entry, ...decided(state, agreed, asking)]);
}

/** What follows from a question once all who have a say agree; nobody has one on their own seat. */
function decided(
  state: TableState,
  question: NonNullable<TableState['question']>,
  { substitute }: Asking,
): readonly Entry[] {
  const { matter, by, seat, agreed } = question;
  const voters = peopleAt(state).filter((other) => other !== seat);
  if (!voters.every((voter) => agreed.includes(voter))) return [];
  switch (matter) {
    case 'undo':
      return [{ kind: 'undone', count: eventsBackTo(state, by) }];
    case 'bot':
      return [{ kind: 'handed', seat: seat ?? by, bot: substitute }];
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
  const seat = seatOf(state, person);
  return accept([{ kind: 'said', by: seat ?? person, ...what }]);
}
