/** The seats of a table on this device. */

/** The bot that only rolls, for a game alone. */
export const IDLE = 'idle';

/**
 * A player at a table: a person, or a bot by its name in the registry; a name may be left empty.
 */
export interface SeatPlan {
  readonly name: string;
  readonly bot?: string;
  /** True if they play on a device of their own, over the network. */
  readonly isElsewhere?: true;
}

/** Returns true if a player is a person at this device. */
export function isHere({ bot, isElsewhere }: SeatPlan): boolean {
  return bot === undefined && !isElsewhere;
}

/** People at a real table roll their dice, and enter what came. */
export type RealDice = 'real';

/** The set-up of a table. */
export interface TablePlan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** The seat that begins; without it, a random one does. */
  readonly startPlayer?: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Without it the app rolls. */
  readonly dice?: RealDice;
  /** The id of the table, where that is not left to chance. */
  readonly id?: string;
  /** The deal that chance and bots come from; undefined for unpredictable ones. */
  readonly deal?: string;
}

/** Reads the seats of a record's header; seats that it does not name are people without a name. */
export function seatsIn(header: object, players: number): SeatPlan[] {
  const { seats, names, bots }: { seats?: unknown; names?: unknown; bots?: unknown } = header;
  const at = (list: unknown, seat: number): unknown =>
    Array.isArray(list) ? list[seat] : undefined;
  return Array.from({ length: players }, (_, seat) =>
    seatFrom(at(seats, seat) ?? { name: at(names, seat), bot: at(bots, seat) }),
  );
}

/** Returns true if a record's header says that people entered the dice. */
export function hasRealDice(header: object): boolean {
  return 'dice' in header && header.dice === 'real';
}

/** The deal that a record's header names. */
export function dealIn(header: object): string | undefined {
  return 'deal' in header && typeof header.deal === 'string' ? header.deal : undefined;
}

function seatFrom(listed: unknown): SeatPlan {
  const fields: Readonly<Record<string, unknown>> = { ...(listed as object | null | undefined) };
  const name = typeof fields.name === 'string' ? fields.name : '';
  return typeof fields.bot === 'string' ? { name, bot: fields.bot } : { name };
}
