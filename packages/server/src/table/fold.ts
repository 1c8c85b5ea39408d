/** Event sourcing: the state of a table is a fold over its entries and their times. */
import { type Entry, isGameEntry, type TableEntry } from '@nyhavn/protocol';
import { applyEntry, isBeside, isUndone } from './apply.ts';
import { drawsAfter } from './draws.ts';
import { openedBy, type TableState } from './state.ts';

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
  state.drawState = drawsOf(state, stored);
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

/** The draw state after all entries: what was undone stays used. */
function drawsOf({ drawState, plan }: TableState, stored: readonly TimedEntry[]) {
  let draws = drawState;
  if (!draws) return undefined;
  for (const { entry, time } of stored.slice(1)) draws = drawsAfter(draws, entry, { plan, time });
  return draws;
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
