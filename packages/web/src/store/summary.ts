/** The summary of a saved game on the home page, from its header alone. */
import type { SavedGame } from './saved.ts';
import { dealIn, type SeatPlan, seatsIn } from './seats.ts';

/** A game in a line. */
export interface Summary {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** The deal from which its chance comes. */
  readonly deal?: string | undefined;
  /** True if it comes from a server that proves its chance. */
  readonly isOfServer: boolean;
}

/** Reads the header of a game's record; undefined if it can't be read. */
export function summaryOf({ record }: Pick<SavedGame, 'record'>): Summary | undefined {
  try {
    const header: unknown = JSON.parse(record.slice(0, record.indexOf('\n')));
    if (typeof header !== 'object' || header === null) return undefined;
    const { game, players }: { game?: unknown; players?: unknown } = header;
    if (typeof game !== 'string' || typeof players !== 'number') return undefined;
    const isOfServer = 'commitment' in header;
    return { game, seats: seatsIn(header, players), deal: dealIn(header), isOfServer };
  } catch {
    return undefined;
  }
}
