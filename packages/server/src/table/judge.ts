/** Judges a command by the stored state: returns its entries or a refusal. */
import { accept, refuse, type Seat } from '@nyhavn/engine';
import { CHAIN_LENGTH, type Command, type Entry } from '@nyhavn/protocol';
import { resolveMove } from './apply.ts';
import {
  awaitedAt,
  botAt,
  loneSeatAt,
  peopleAt,
  personAt,
  type SeatState,
  seatOf,
  seatsOf,
  type TableState,
} from './state.ts';
import {
  answer,
  ask,
  decided,
  declinedByLeaving,
  endedAlone,
  type JudgeContext,
  undo,
  type Verdict,
  voiceOf,
} from './votes.ts';

/** Lines that a person may say at a table, and a spectator. */
const MAX_CHAT_LINES_PER_PERSON = 1000;
const MAX_CHAT_LINES_PER_SPECTATOR = 50;

/** Lines of all spectators together, which never use up those of players. */
const MAX_CHAT_LINES_OF_ALL_SPECTATORS = 500;

/** A table has no more entries than this beside its game and its chat, as far as people cause them. */
const MAX_OTHER_ENTRIES = 1000;

/** Nothing is taken back at a table with more entries than this. */
const MAX_ENTRIES_FOR_UNDO = 5000;

/** Nor after so many draws: what is left of the server's chain is more than any game needs without undo. */
const MAX_DRAWS_FOR_UNDO = CHAIN_LENGTH / 2;

/** Commands that could be repeated for ever; leaving and moving come to an end. */
const MAX_GAME_ENTRIES: ReadonlySet<Command['do']> = new Set([
  'sit',
  'set',
  'undo',
  'ask',
  'return',
  'anchor',
]);

/** A command that this table's entries answer: a rematch opens another table, and a link for a draw is not stored by itself. */
export type AtTable = Exclude<Command, { do: 'rematch' | 'reveal' }>;

/** Commands by which people who know the links could get another draw. */
const REFUSED_WHILE_DUE: ReadonlySet<Command['do']> = new Set(['undo', 'remove']);

/** Judges a command of a person. */
export function judge(state: TableState, command: AtTable, asking: JudgeContext): Verdict {
  if (MAX_GAME_ENTRIES.has(command.do) && isFull(state, command)) return refuse('too-many');
  if (state.drawState?.due && mayChangeDraw(state, command)) return refuse('drawing');
  switch (command.do) {
    case 'sit':
      return sit(state, command, asking);
    case 'begin':
      return begin(state, asking);
    case 'close':
      return close(state, asking);
    case 'say':
      return said(state, asking.person, { phrase: command.phrase });
    case 'write':
      if (seatOf(state, asking.person) === undefined) return refuse('not-seated');
      if (!state.hasFreeChat) return refuse('chat-is-off');
      if (asking.isMuted) return refuse('muted');
      return said(state, asking.person, { text: command.text });
    case 'remove':
      return remove(state, command.seat, asking);
    case 'set':
      return set(state, command, asking);
    default: {
      const own = seatOf(state, asking.person);
      return own === undefined ? refuse('not-seated') : seated(state, command, own, asking);
    }
  }
}

/** True for a command that would let a draw that is due be made in another way. */
function mayChangeDraw({ phase, question }: TableState, command: AtTable): boolean {
  const isUndo =
    (command.do === 'ask' && command.matter === 'undo') ||
    (command.do === 'answer' && question?.matter === 'undo');
  const isLeaving = command.do === 'leave' && phase === 'gathering';
  return isUndo || isLeaving || REFUSED_WHILE_DUE.has(command.do);
}

/** True if a table has as many entries as commands may add: every new client reads all of them. */
function isFull({ beside, next, drawState }: TableState, command: AtTable): boolean {
  const isUndo = command.do === 'undo' || (command.do === 'ask' && command.matter === 'undo');
  const { nextDraw = 0 } = drawState ?? {};
  const isLong = next >= MAX_ENTRIES_FOR_UNDO || nextDraw >= MAX_DRAWS_FOR_UNDO;
  return beside >= MAX_OTHER_ENTRIES || (isUndo && isLong);
}

type Seated = Exclude<
  AtTable,
  { do: 'sit' | 'begin' | 'close' | 'say' | 'write' | 'remove' | 'set' }
>;

function seated(state: TableState, command: Seated, own: Seat, asking: JudgeContext): Verdict {
  if (command.do === 'ask' || command.do === 'answer') {
    const voice = voiceOf(state, asking.person) ?? own;
    if (hasLeft(state.seats[voice])) return refuse('not-seated');
    if (command.do === 'answer') return answer(state, voice, command.yes, asking);
    return ask(state, voice, command.matter, command.seat, asking);
  }
  if (command.do === 'anchor') return anchored(state, own, command.anchor);
  const held = seatsOf(state, asking.person);
  const { seat = own } = command;
  if (!held.includes(seat)) return refuse('not-seated');
  if (command.do === 'return') return comeBack(state, command.seat === undefined ? held : [seat]);
  if (hasLeft(state.seats[seat])) return refuse('not-seated');
  switch (command.do) {
    case 'leave':
      return leave(state, seat === own ? held : [seat], asking);
    case 'move':
      return move(state, seat, command.at, command.move);
    case 'undo':
      return undo(state, seat, command.at);
  }
}

/** Another device of a seat's person takes part in draws, or the same one with a new chain. */
function anchored({ drawState, phase }: TableState, seat: Seat, anchor: string): Verdict {
  if (!drawState) return refuse('not-due');
  if (phase === 'closed') return refuse('game-over');
  return accept(drawState.links[seat] === anchor ? [] : [{ kind: 'anchored', seat, anchor }]);
}

function hasLeft(place: SeatState | undefined): boolean {
  return place?.kind === 'person' && place.hasLeft === true;
}

function comeBack(state: TableState, seats: readonly Seat[]): Verdict {
  if (state.phase !== 'playing') return refuse('not-begun');
  const away = seats.filter(
    (seat) => botAt(state, seat) !== undefined || hasLeft(state.seats[seat]),
  );
  if (away.length === 0) return refuse('already-seated');
  return accept(away.map((seat) => ({ kind: 'returned', seat })));
}

/** A player leaves; in the game the others may have decided what they asked, now that one less has a say. */
function leave(state: TableState, seats: readonly Seat[], asking: JudgeContext): Verdict {
  if (state.phase === 'closed') return refuse('game-over');
  const leaving = seats.filter((seat) => !hasLeft(state.seats[seat]));
  const gone = leaving.map((seat) => ({ kind: 'left', seat }) as const);
  const left = [...gone, ...hostAfter(state, leaving, asking)];
  if (state.phase === 'playing' && state.plan.isRated) {
    const [own] = leaving;
    if (own !== undefined && own === loneSeatAt(state)) return accept([...left, endedAlone(own)]);
    const declined = declinedByLeaving(state, leaving);
    if (declined.length > 0) return accept([...declined, ...left]);
  }
  const { question } = state;
  if (!question || leaving.includes(question.by)) return accept(left);
  return accept([...left, ...decided(state, question, asking, leaving)]);
}

/** The next host when the host leaves: the nearest seated person, if there is one. */
function hostAfter(state: TableState, leaving: readonly Seat[], { person }: JudgeContext): Entry[] {
  const own = seatOf(state, person);
  if (person !== state.host || own === undefined || !leaving.includes(own)) return [];
  const heir = peopleAt(state).find((seat) => personAt(state, seat) !== person);
  const next = personAt(state, heir);
  return next === undefined ? [] : [{ kind: 'host', person: next }];
}

/** The host frees a seat, also one that is kept for a person who does not come. */
function remove(state: TableState, seat: Seat, { person }: JudgeContext): Verdict {
  if (person !== state.host) return refuse('not-host');
  if (state.phase !== 'gathering') return refuse('already-begun');
  const place = state.seats[seat];
  if (place?.kind === 'open' && place.keptFor) return accept([{ kind: 'left', seat }]);
  if (place?.kind !== 'person') return refuse('not-seated');
  if (place.isCompanion) return accept([{ kind: 'left', seat }]);
  if (place.person === person) return refuse('not-seated');
  const theirs = seatsOf(state, place.person);
  return accept(theirs.map((one) => ({ kind: 'left', seat: one, isRemoved: true })));
}

function set(
  state: TableState,
  { hasFreeChat, isOpenToSpectators }: Extract<Command, { do: 'set' }>,
  { person }: JudgeContext,
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
  {
    seat: wanted,
    name,
    contribution,
    anchor,
    isCompanion = false,
  }: Extract<Command, { do: 'sit' }>,
  { person, isMuted, newcomer }: JudgeContext,
): Verdict {
  if (state.phase !== 'gathering') return refuse('already-begun');
  const isSeated = seatOf(state, person) !== undefined;
  if (isSeated !== isCompanion) return refuse(isSeated ? 'already-seated' : 'not-seated');
  if (isCompanion && state.plan.isRated) return refuse('one-seat-each');
  if (state.removed.includes(person)) return refuse('not-welcome');
  // Names of companions are free text, so who may not write may not bring any along.
  if (isCompanion && isMuted) return refuse('muted');
  if (newcomer?.isNameTaken) return refuse('name-taken');
  if (state.plan.isRated && sitsBesideKin(state, newcomer)) return refuse('own-bot');
  const free = state.seats.flatMap((place, seat) =>
    place.kind === 'open' && (place.keptFor ?? person) === person ? [{ place, seat }] : [],
  );
  const [first] = free;
  if (!first) return refuse('table-full');
  if (wanted !== undefined && !free.some(({ seat }) => seat === wanted))
    return refuse('seat-taken');
  const kept = free.filter(({ place }) => place.keptFor !== undefined);
  const companion = isCompanion ? name : undefined;
  const own = kept.find(({ place }) => place.companion === companion) ?? kept[0] ?? first;
  const shown = isCompanion ? name : (newcomer?.name ?? name);
  const entry = { kind: 'sat', seat: wanted ?? own.seat, person, name: shown } as const;
  const added = addedToChance(state, { contribution, anchor });
  const sat = { ...entry, ...added, ...(isCompanion ? { isCompanion } : {}) };
  return accept(
    state.hasHostLeft && person !== state.host ? [sat, { kind: 'host', person }] : [sat],
  );
}

/** A client's part in chance: an anchor, or at a table of version 1 a contribution. */
function addedToChance(
  { drawState }: TableState,
  { contribution, anchor }: Pick<Extract<Command, { do: 'sit' }>, 'contribution' | 'anchor'>,
) {
  if (drawState) return anchor === undefined ? {} : { anchor };
  return contribution === undefined ? {} : { contribution };
}

/** The host closes a table at which no game has begun. */
function close(state: TableState, { person }: JudgeContext): Verdict {
  if (state.phase !== 'gathering') return refuse('already-begun');
  if (person !== state.host) return refuse('not-host');
  return accept([{ kind: 'ended', isByHost: true }]);
}

/** Integrity of ratings: people and their bots, or bots of one owner, could let each other win. */
function sitsBesideKin({ seats }: TableState, newcomer: JudgeContext['newcomer']): boolean {
  return seats.some((place) => place.kind === 'person' && newcomer?.kin.has(place.person));
}

/** The host begins before all seats are taken; bots take the others. */
function begin(state: TableState, { person, substitute }: JudgeContext): Verdict {
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
  // A seat's move has one spelling.
  const resolved = resolveMove(state, game, seat, { move: parsed.value, text });
  return resolved.ok ? accept([resolved.value]) : resolved;
}

function said(
  state: TableState,
  person: string,
  what:
    | { readonly phrase: NonNullable<Extract<Command, { do: 'say' }>['phrase']> }
    | { readonly text: string },
): Verdict {
  const seat = seatOf(state, person);
  const lines = state.said.get(person) ?? 0;
  const isOver =
    seat === undefined
      ? lines >= MAX_CHAT_LINES_PER_SPECTATOR ||
        state.saidBySpectators >= MAX_CHAT_LINES_OF_ALL_SPECTATORS
      : lines >= MAX_CHAT_LINES_PER_PERSON;
  if (isOver) return refuse('chat-is-full');
  return accept([{ kind: 'said', by: seat ?? person, ...what }]);
}
