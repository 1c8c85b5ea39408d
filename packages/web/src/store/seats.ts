/** Who sits at a table on this device. */

/** Somebody at a table: a person, or a bot by its name in the registry; a name may be left empty. */
export interface SeatPlan {
  readonly name: string;
  readonly bot?: string;
}

/** What a table is opened with. */
export interface TablePlan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** Who begins; without it, lots decide. */
  readonly startPlayer?: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Reads the seats of a record's header; seats that it does not name are people without a name. */
export function seatsIn(header: object, players: number): SeatPlan[] {
  const listed: readonly unknown[] =
    'seats' in header && Array.isArray(header.seats) ? header.seats : [];
  return Array.from({ length: players }, (_, seat) => seatFrom(listed[seat]));
}

function seatFrom(listed: unknown): SeatPlan {
  const fields: Readonly<Record<string, unknown>> = { ...(listed as object | null | undefined) };
  const name = typeof fields.name === 'string' ? fields.name : '';
  return typeof fields.bot === 'string' ? { name, bot: fields.bot } : { name };
}
