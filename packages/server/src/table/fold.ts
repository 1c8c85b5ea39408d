/** How entries make a table: the state is nothing but what its entries say. */
import { type Entry, type GameEntry, isGameEntry, type TableEntry } from '@nyhavn/protocol';
import { awaitedAt, openedBy, type SeatState, type TableState } from './state.ts';

/** The table that these entries, from the first on, have made. */
export function foldTable(entries: readonly Entry[]): TableState {
  const [opening] = entries;
  if (opening === undefined || isGameEntry(opening) || opening.kind !== 'opened') {
    throw new Error('a table begins with its opening');
  }
  const state = openedBy(opening);
  for (const [number, entry] of standing(entries)) {
    state.next = number;
    follow(state, entry);
  }
  state.next = entries.length;
  state.draws = entries.filter((entry) => isGameEntry(entry) && entry.by === 'chance').length;
  const undone = entries.findLastIndex((entry) => !isGameEntry(entry) && entry.kind === 'undone');
  for (const [seat, asked] of state.askedAt.entries()) {
    state.askedAt[seat] = Math.max(asked, undone + 1);
  }
  return state;
}

/** The entries after the opening with their numbers, without what was taken back. */
function standing(entries: readonly Entry[]): (readonly [number, Entry])[] {
  let found: (readonly [number, Entry])[] = [];
  for (const [number, entry] of entries.entries()) {
    if (number === 0) continue;
    if (isGameEntry(entry) || entry.kind !== 'undone') {
      found.push([number, entry]);
      continue;
    }
    for (let left = entry.count; left > 0; left--) {
      found.splice(
        found.findLastIndex(([, earlier]) => isGameEntry(earlier)),
        1,
      );
    }
    // With this, what was asked is decided.
    found = found.filter(([, earlier]) => isGameEntry(earlier) || !isVote(earlier));
  }
  return found;
}

function isVote({ kind }: TableEntry): boolean {
  return kind === 'asked' || kind === 'answered';
}

/** Lets an entry happen to a table that knows all before it. What was taken back needs a new fold. */
export function follow(state: TableState, entry: Entry): void {
  if (isGameEntry(entry)) followGame(state, entry);
  else followTable(state, entry);
  state.next++;
}

function followGame(state: TableState, { by, move: text }: GameEntry): void {
  const { rules, game } = state;
  const move = rules.notation.parse(text);
  const next = game && move.ok ? rules.apply(game, by, move.value) : undefined;
  if (!next?.ok) throw new Error(`entry ${state.next} can't happen: ${by} ${text}`);
  const before = awaitedAt(state);
  state.game = next.value;
  state.by.push(by);
  if (by === 'chance') state.draws++;
  // What was asked is asked still, unless the seat has just answered.
  for (const seat of awaitedAt(state)) {
    if (seat === by || !before.includes(seat)) state.askedAt[seat] = state.next + 1;
  }
  state.question = undefined;
}

function followTable(state: TableState, entry: TableEntry): void {
  switch (entry.kind) {
    case 'sat': {
      const { seat, person, name, contribution = '' } = entry;
      state.seats[seat] = { kind: 'person', person, name, contribution };
      return;
    }
    case 'left':
      state.seats[entry.seat] = { kind: 'open' };
      return;
    case 'began':
      begin(state, entry.startPlayer);
      return;
    case 'asked': {
      const { matter, by, seat } = entry;
      state.question = { matter, by, agreed: [by], ...(seat === undefined ? {} : { seat }) };
      return;
    }
    case 'answered':
      answer(state, entry.by, entry.yes);
      return;
    case 'handed':
      changeSeat(state, entry.seat, entry.bot);
      state.question = undefined;
      return;
    case 'returned':
      changeSeat(state, entry.seat, undefined);
      return;
    case 'ended':
      state.isGivenUp = true;
      state.question = undefined;
      return;
    case 'closed':
      state.phase = 'closed';
      state.question = undefined;
      return;
    case 'rematch':
      state.rematch = entry.table;
      return;
    case 'opened':
    case 'undone':
      throw new Error(`entry ${state.next} needs a new fold: ${entry.kind}`);
    case 'said':
  }
}

function begin(state: TableState, startPlayer: number): void {
  const { rules, plan } = state;
  const begun = rules.setup({ players: plan.seats.length, startPlayer, options: plan.options });
  if (!begun.ok) throw new Error(`a table can't begin: ${begun.reason}`);
  state.phase = 'playing';
  state.startPlayer = startPlayer;
  state.game = begun.value.state;
  for (const seat of awaitedAt(state)) state.askedAt[seat] = state.next + 1;
}

function answer(state: TableState, by: number, yes: boolean): void {
  const { question } = state;
  state.question = question && yes ? { ...question, agreed: [...question.agreed, by] } : undefined;
}

/** A seat is played by a bot, or by its person again. */
function changeSeat(state: TableState, seat: number, bot: string | undefined): void {
  const place = state.seats[seat];
  if (place?.kind === 'open' && bot !== undefined) state.seats[seat] = { kind: 'bot', bot };
  if (place?.kind !== 'person') return;
  const { bot: _, ...person } = place;
  const changed: SeatState = bot === undefined ? person : { ...person, bot };
  state.seats[seat] = changed;
}
