/** A table that is closed, with all that its game and its chance are counted by. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Journal } from '../store/store.ts';
import { foldTable } from '../table/fold.ts';
import type { TableState } from '../table/state.ts';
import {
  type ChanceCounts,
  type ChanceEvent,
  chanceEventsIn,
  countChance,
  NO_COUNTS,
} from './chance.ts';

/** A table as it was closed. */
export interface ClosedTable {
  readonly state: TableState;
  readonly time: number;
  readonly chance: ChanceCounts;
}

/** A table that was closed just now; undefined where it has to be read: draws that were undone count too. */
export function justClosed(state: TableState, time: number): ClosedTable | undefined {
  const { events, draws } = state;
  const areAllStanding = events.filter(({ by }) => by === 'chance').length === draws;
  return areAllStanding ? { state, time, chance: chanceOf(state, events) } : undefined;
}

/** A closed table as it is stored; undefined if it is not closed, or not there. */
export async function readClosedTable(
  journal: Journal,
  table: string,
): Promise<ClosedTable | undefined> {
  const stored = await journal.load(table);
  if (!stored) return undefined;
  const state = foldTable(stored.entries);
  if (state.phase !== 'closed') return undefined;
  const entries = stored.entries.map(({ entry }) => entry);
  const time = stored.entries.findLast(({ entry }) => isClosing(entry))?.time ?? 0;
  return { state, time, chance: chanceOf(state, chanceEventsIn(state.rules, entries)) };
}

function isClosing(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind === 'closed';
}

/** The chance events of a table, if its game has begun. */
function chanceOf(state: TableState, happened: readonly ChanceEvent[]): ChanceCounts {
  const { rules, plan, startPlayer, game } = state;
  const begun = rules.setup({ players: plan.seats.length, startPlayer, options: plan.options });
  return game && begun.ok ? countChance(rules, begun.value.state, happened) : NO_COUNTS;
}
