/** What the database holds, as types for queries; `migrations.ts` makes it. */

/** A table as lists show it; its entries are the truth. */
export interface TableRow {
  id: string;
  /** The secret that chance follows from. */
  seed: string;
  game: string;
  size: number;
  phase: string;
  /** 1 for yes, 0 for no, here and below: what both databases understand. */
  is_public: number;
  is_rated: number;
  open_seats: number;
  host: string;
  created: number;
  updated: number;
  /** When its clocks want to be looked at next; null where none runs. */
  deadline: number | null;
}

/** Who sits where. */
interface SeatRow {
  table_id: string;
  seat: number;
  person: string;
  name: string;
}

/** Something that happened at a table. */
interface EntryRow {
  table_id: string;
  number: number;
  time: number;
  person: string | null;
  command: string | null;
  body: string;
}

/** A person, known by a name of theirs or only by a cookie. */
export interface PersonRow {
  id: string;
  name: string;
  created: number;
}

/** What somebody has told of another person at a table. */
export interface ReportRow {
  table_id: string;
  reporter: string;
  reported: string;
  time: number;
  reason: string;
  note: string;
  /** The last lines of the chat, in JSON. */
  chat: string;
}

/** The whole database. */
export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  people: PersonRow;
  reports: ReportRow;
}
