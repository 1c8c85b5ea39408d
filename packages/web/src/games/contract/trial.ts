/** Positions to try: short games up to the moment in which a ruling matters. */
import type { Event } from '@nyhavn/engine';
import type { SeatPlan } from '../../store/seats.ts';

/** A game up to some moment, as short as it can be written. */
export interface Trial {
  readonly game: string;
  readonly players: number;
  readonly startPlayer: number;
  /** The events in notation: a seat before its move, and nothing before an event of chance. */
  readonly events: readonly string[];
}

/** The person who tries sits at the first place; the others are bots. */
const SEATS: readonly SeatPlan[] = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
];

/** The events of a text in which they stand one after the other, with semicolons between them. */
export function eventsIn(text: string): string[] {
  const events = text.split(';').map((event) => event.trim().replaceAll(/\s+/g, ' '));
  return events.filter((event) => event !== '');
}

/** Splits an event into the seat, or chance, and the move. */
export function readEvent(event: string): { readonly by: Event['by']; readonly move: string } {
  const [, seat, move = ''] = /^(?:(\d) )?(.*)$/.exec(event) ?? [];
  return { by: seat === undefined ? 'chance' : Number(seat), move };
}

/** The record of that game. */
export function recordOf({ game, players, startPlayer, events }: Trial): string {
  const seats = SEATS.slice(0, players);
  const header = { nyhavn: 1, game, players, startPlayer, options: {}, seats };
  return `${[header, ...events.map(readEvent)].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
