/** Positions to try: short games up to the moment in which a ruling matters. */
import type { SeatPlan } from '../../store/seats.ts';

/** A game up to some moment, as short as it can be written. */
export interface Trial {
  readonly game: string;
  readonly players: number;
  readonly startPlayer: number;
  /** What happened, in notation: a seat before its move, and nothing before what chance did. */
  readonly events: readonly string[];
}

/** Whoever tries sits at the first place; the others are bots. */
const SEATS: readonly SeatPlan[] = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
];

/** The record of that game. */
export function recordOf({ game, players, startPlayer, events }: Trial): string {
  const seats = SEATS.slice(0, players);
  const header = { nyhavn: 1, game, players, startPlayer, options: {}, seats };
  const lines = events.map((event) => {
    const [, seat, move = ''] = /^(?:(\d) )?(.*)$/.exec(event) ?? [];
    return { by: seat === undefined ? 'chance' : Number(seat), move };
  });
  return `${[header, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
