/** A table's game as a record, with what it takes to verify its chance. */
import { type Entry, type GameEntry, gameOf, isGameEntry } from './entries.ts';
import type { Undone } from './timeline.ts';

/** An event as a line of a record has it; events of chance say their draw index. */
type Line = GameEntry & { readonly draw?: number };

/**
 * The record of a table, as far as it has come; once it is closed, with the seed. What was undone is
 * listed in the header, where readers that don't know it pass over it.
 */
export function recordOf(entries: readonly Entry[]): string {
  const [opening] = entries;
  if (!opening || isGameEntry(opening) || opening.kind !== 'opened') {
    throw new Error('a table begins with its opening');
  }
  const { plan, commitment } = opening;
  const seats: object[] = plan.seats.map((seat) => (seat.kind === 'bot' ? { bot: seat.bot } : {}));
  const contributions = plan.seats.map(() => '');
  let hasBegun = false;
  let startPlayer = 0;
  let seed: string | undefined;
  let draws = 0;
  let events: Line[] = [];
  const undone: Undone[] = [];
  for (const entry of entries) {
    if (isGameEntry(entry)) {
      const { by, move } = entry;
      events.push(by === 'chance' ? { by, move, draw: ++draws } : { by, move });
      continue;
    }
    if (entry.kind === 'sat') {
      seats[entry.seat] = { name: entry.name };
      contributions[entry.seat] = entry.contribution ?? '';
    } else if (entry.kind === 'left' && !hasBegun) {
      seats[entry.seat] = {};
      contributions[entry.seat] = '';
    } else if (entry.kind === 'handed') {
      seats[entry.seat] = { ...seats[entry.seat], bot: entry.bot };
    } else if (entry.kind === 'began') {
      hasBegun = true;
      startPlayer = entry.startPlayer;
    } else if (entry.kind === 'undone') {
      const at = events.length - entry.count;
      undone.push({ at, events: events.slice(at) });
      events = events.slice(0, at);
    } else if (entry.kind === 'closed') seed = entry.seed;
  }
  const players = plan.seats.length;
  const begun = gameOf(plan).setup({ players, startPlayer, options: plan.options });
  const options = begun.ok ? begun.value.options : plan.options;
  const fairness = { commitment, contributions, ...(seed === undefined ? {} : { seed }), undone };
  const header = { nyhavn: 1, game: plan.game, players, startPlayer, options, seats, ...fairness };
  return `${[header, ...events].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
