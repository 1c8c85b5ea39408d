/** How entries make a table: the state is nothing but what its entries and their times say. */
import type { Seat } from '@nyhavn/engine';
import { type Entry, type GameEntry, isGameEntry, type TableEntry } from '@nyhavn/protocol';
import { resolveEntry } from './move-cache.ts';
import {
  awaitedAt,
  isPersonsOwn,
  openedBy,
  personAt,
  type SeatState,
  type TableState,
} from './state.ts';

/** An entry, and when it was stored. */
interface TimedEntry {
  readonly entry: Entry;
  readonly time: number;
}

/** The table that these entries, from the first on, have made. */
export function foldTable(stored: readonly TimedEntry[]): TableState {
  const opening = stored[0]?.entry;
  if (opening === undefined || isGameEntry(opening) || opening.kind !== 'opened') {
    throw new Error('a table begins with its opening');
  }
  const state = openedBy(opening);
  const { entries, behind } = effectiveEntries(stored);
  for (const { number, entry, time, behind: then } of entries) {
    state.next = number;
    state.behind = then;
    applyEntry(state, entry, time);
  }
  state.behind = behind;
  state.next = stored.length;
  state.beside = stored.filter(({ entry }) => isBeside(entry)).length;
  state.lastTime = stored.at(-1)?.time ?? 0;
  state.draws = stored.filter(({ entry }) => isGameEntry(entry) && entry.by === 'chance').length;
  const undone = stored.findLastIndex(({ entry }) => isUndone(entry));
  for (const [seat, asked] of state.askedAt.entries()) {
    state.askedAt[seat] = Math.max(asked, undone + 1);
  }
  return state;
}

/** Whether an entry is neither of the game nor said. */
function isBeside(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind !== 'said';
}

/** Whether an entry takes others back. */
export function isUndone(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind === 'undone';
}

/** An entry that stands, its number, and how far the table's time was behind by then. */
interface EffectiveEntry extends TimedEntry {
  readonly number: number;
  readonly behind: number;
}

/** The entries after the opening, without what was taken back, and how far time is behind now. */
function effectiveEntries(stored: readonly TimedEntry[]): {
  entries: EffectiveEntry[];
  behind: number;
} {
  let found: EffectiveEntry[] = [];
  let behind = 0;
  for (const [number, { entry, time }] of stored.entries()) {
    if (number === 0) continue;
    if (isGameEntry(entry) || entry.kind !== 'undone') {
      found.push({ number, entry, time, behind });
      continue;
    }
    for (let left = entry.count; left > 0; left--) {
      const last = found.findLastIndex(({ entry: earlier }) => isGameEntry(earlier));
      const [taken] = found.splice(last, 1);
      // Clocks show again what they showed before that move.
      if (taken) behind = time - (taken.time - taken.behind);
    }
    // With this, what was asked is decided.
    found = found.filter(({ entry: earlier }) => isGameEntry(earlier) || !isVote(earlier));
  }
  return { entries: found, behind };
}

function isVote({ kind }: TableEntry): boolean {
  return kind === 'asked' || kind === 'answered';
}

/** Applies an entry to a table that knows all before it. An undo needs a new fold. */
export function applyEntry(state: TableState, entry: Entry, time: number): void {
  if (isGameEntry(entry)) applyGameEntry(state, entry, time - state.behind);
  else applyTableEntry(state, entry, time - state.behind);
  if (isBeside(entry)) state.beside++;
  state.next++;
  state.lastTime = time;
}

function applyGameEntry(state: TableState, entry: GameEntry, now: number): void {
  const { by } = entry;
  const next = resolveEntry(state, entry);
  if (!next) throw new Error(`entry ${state.next} can't happen: ${by} ${entry.move}`);
  const before = awaitedAt(state);
  if (by !== 'chance') spendTime(state, by, now);
  state.game = next.after;
  state.moveCache = undefined;
  state.events.push({ by, move: next.move });
  if (by === 'chance') state.draws++;
  // What was asked is asked still, unless the seat has just answered.
  for (const seat of awaitedAt(state)) {
    if (seat === by || !before.includes(seat)) askSeat(state, seat, now);
  }
  state.question = undefined;
}

function askSeat(state: TableState, seat: Seat, now: number): void {
  state.askedAt[seat] = state.next + 1;
  startClock(state, seat, now);
}

function startClock({ clocks }: TableState, seat: Seat, now: number): void {
  const clock = clocks[seat];
  if (clock) clock.asked = now;
}

/** The time since a person was asked is theirs. */
function spendTime(state: TableState, seat: Seat, now: number): void {
  const clock = state.clocks[seat];
  if (!clock || !isPersonsOwn(state, seat) || !awaitedAt(state).includes(seat)) return;
  clock.used += Math.max(0, now - clock.asked);
  clock.asked = now;
}

function applyTableEntry(state: TableState, entry: TableEntry, now: number): void {
  switch (entry.kind) {
    case 'sat': {
      const { seat, person, name, contribution = '', isCompanion } = entry;
      const beside = isCompanion ? { isCompanion } : {};
      state.seats[seat] = { kind: 'person', person, name, contribution, ...beside };
      if (person === state.host) state.hasHostLeft = false;
      return;
    }
    case 'left':
      leave(state, entry.seat, entry.isRemoved === true);
      return;
    case 'host':
      state.host = entry.person;
      state.hasHostLeft = false;
      return;
    case 'set':
      state.hasFreeChat = entry.hasFreeChat ?? state.hasFreeChat;
      state.isOpenToSpectators = entry.isOpenToSpectators ?? state.isOpenToSpectators;
      return;
    case 'began':
      begin(state, entry.startPlayer, now);
      return;
    case 'asked': {
      const { matter, by, seat } = entry;
      state.question = { matter, by, agreed: [by], ...(seat === undefined ? {} : { seat }) };
      return;
    }
    case 'answered':
      answer(state, entry.by, entry.yes);
      return;
    case 'late': {
      const clock = state.clocks[entry.seat];
      if (clock) clock.isLate = true;
      return;
    }
    case 'handed':
      spendTime(state, entry.seat, now);
      changeSeat(state, entry.seat, entry.bot);
      state.question = undefined;
      return;
    case 'returned':
      changeSeat(state, entry.seat, undefined);
      startClock(state, entry.seat, now);
      return;
    case 'ended':
      state.isGivenUp = true;
      state.endedBy = entry.by;
      state.question = undefined;
      return;
    case 'closed':
      state.phase = 'closed';
      state.question = undefined;
      return;
    case 'rematch':
      state.rematch = entry.table;
      return;
    case 'said':
      countLine(state, entry.by);
      return;
    case 'opened':
    case 'undone':
      throw new Error(`entry ${state.next} needs a new fold: ${entry.kind}`);
  }
}

function begin(state: TableState, startPlayer: number, now: number): void {
  const { rules, plan } = state;
  const begun = rules.setup({ players: plan.seats.length, startPlayer, options: plan.options });
  if (!begun.ok) throw new Error(`a table can't begin: ${begun.reason}`);
  state.phase = 'playing';
  state.startPlayer = startPlayer;
  state.game = begun.value.state;
  for (const seat of awaitedAt(state)) askSeat(state, seat, now);
}

/** Before the game a seat is free again; in the game it stays its person's. */
function leave(state: TableState, seat: Seat, isRemoved: boolean): void {
  const place = state.seats[seat];
  if (state.phase === 'gathering') {
    if (isRemoved && place?.kind === 'person') state.removed.push(place.person);
    if (place?.kind === 'person' && place.person === state.host && !place.isCompanion) {
      state.hasHostLeft = true;
    }
    state.seats[seat] = { kind: 'open' };
  } else if (place?.kind === 'person') {
    state.seats[seat] = { ...place, hasLeft: true };
    if (state.question?.by === seat) state.question = undefined;
  }
}

function answer(state: TableState, by: number, yes: boolean): void {
  const { question } = state;
  state.question = question && yes ? { ...question, agreed: [...question.agreed, by] } : undefined;
}

/** Chat is counted by person, so that who takes a seat later finds it unused. */
function countLine(state: TableState, by: Seat | string): void {
  const person = typeof by === 'string' ? by : personAt(state, by);
  if (person === undefined) return;
  state.said.set(person, (state.said.get(person) ?? 0) + 1);
  if (typeof by === 'string') state.saidBySpectators++;
}

/** A seat is played by a bot, or by its person again. */
function changeSeat(state: TableState, seat: Seat, bot: string | undefined): void {
  const place = state.seats[seat];
  if (place?.kind === 'open' && bot !== undefined) state.seats[seat] = { kind: 'bot', bot };
  if (place?.kind !== 'person') return;
  const { bot: _, hasLeft: __, ...person } = place;
  const isAway = place.hasLeft ? { hasLeft: true as const } : {};
  const changed: SeatState = bot === undefined ? person : { ...person, ...isAway, bot };
  state.seats[seat] = changed;
}
