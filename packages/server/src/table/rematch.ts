/** A rematch: the same people, each one seat further. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import type { AnyRefusal, TablePlan } from '@nyhavn/protocol';
import { seatOf, type TableState } from './state.ts';

/** A table that is to be opened. */
export interface NextTable {
  readonly plan: TablePlan;
  readonly host: string;
  /** For each seat the person for whom it is kept, in a rematch. */
  readonly kept?: readonly (string | null)[];
  /** Of these the names of companions beside that person. */
  readonly companions?: readonly (string | null)[];
}

/** The table that follows on a closed one, for a person who sat there. */
export function rematchOf(state: TableState, person: string): Result<NextTable, AnyRefusal> {
  if (seatOf(state, person) === undefined) return refuse('not-seated');
  if (state.phase !== 'closed') return refuse('not-over');
  const { hasFreeChat, isOpenToSpectators } = state;
  const places = [...state.seats.slice(1), ...state.seats.slice(0, 1)];
  const seats = places.map((place) => (place.kind === 'bot' ? place : ({ kind: 'open' } as const)));
  const kept = places.map((place) => (place.kind === 'person' ? place.person : null));
  const companions = places.map((place) =>
    place.kind === 'person' && place.isCompanion ? place.name : null,
  );
  const host = seatOf(state, state.host) === undefined ? person : state.host;
  const plan = { ...state.plan, seats, hasFreeChat, isOpenToSpectators };
  const isCompanied = companions.some((name) => name !== null);
  return accept({ plan, host, kept, ...(isCompanied ? { companions } : {}) });
}
