/** The schema of the database as types for queries; `migrations/` creates it. */
import type { GameId } from '@nyhavn/engine';

/** A table as lists show it; its entries are the truth. */
export interface TableRow {
  id: string;
  /** The secret that chance follows from. */
  seed: string;
  game: GameId;
  size: number;
  phase: string;
  /** 1 for yes, 0 for no, here and below: what both databases understand. */
  is_public: number;
  is_rated: number;
  open_seats: number;
  host: string;
  created: number;
  updated: number;
  /** The next deadline of its clocks; null if none runs. */
  deadline: number | null;
  /** True once results and statistics of the closed table are stored. */
  is_counted: number;
  /** The number of the entry after the last of which lists know. */
  listed: number;
  /** Until when some process looks at its clocks, where there are several. */
  ringing: number;
  /** The clock of its plan, as JSON; null at tables that were opened before lists had it. */
  clock: string | null;
}

/** A seat and its player. */
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
  /** The key of a claimed name; it is unique, so similar names can't be claimed. */
  name_key: string | null;
  /** A hash that says how it was made. */
  password: string | null;
  settings: string | null;
  /** For a bot the person who runs it. */
  owner: string | null;
}

/** A session of a person in a browser; the id is the hash of what its cookie says. */
interface SessionRow {
  id: string;
  person: string;
  created: number;
  expires: number;
}

/** A token with which a bot says who it is; only its hash is kept. */
interface TokenRow {
  id: string;
  hash: string;
  person: string;
  created: number;
}

/** A passkey of a person. */
export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}

/** Something that a passkey is to sign, soon and once; the id is the hash of what a cookie says. */
interface ChallengeRow {
  id: string;
  challenge: string;
  /** The person who adds a passkey; null for a sign-in. */
  person: string | null;
  expires: number;
}

/** The result of a seat of a closed table. */
interface ResultRow {
  table_id: string;
  seat: number;
  /** A person's id, or `bot:` and the bot's name. */
  player: string;
  game: GameId;
  size: number;
  /** 1 for who has won; 0 where the game was not played to its end. */
  place: number;
  points: number;
  is_rated: number;
  /** True if the table was public and open to spectators, so that lists may show it. */
  is_open: number;
  time: number;
  /** 1 if at most one person had a seat: such games are rated in a list of their own. */
  is_against_bots: number;
  /** The rating before and after; null if the game was not rated. */
  rating_before: number | null;
  rating_after: number | null;
}

/** The rating of a player in one of the two lists. */
interface RatingRow {
  player: string;
  game: GameId;
  size: number;
  skill: number;
  uncertainty: number;
  /** The skill that is almost certainly there. */
  rating: number;
  games: number;
}

/** The statistics of chance in all closed tables of a game. */
interface StatisticsRow {
  /** In a cluster a game has several rows, with `#` and a number behind it. */
  game: string;
  games: number;
  body: string;
}

/** A report of one person about another at a table. */
export interface ReportRow {
  table_id: string;
  reporter: string;
  reported: string;
  time: number;
  reason: string;
  note: string;
  /** The last lines of the chat, in JSON. */
  chat: string;
  /** The time when an administrator settled it, and their note; null while it is open. */
  handled: number | null;
  answer: string;
}

/** A person who may not write; the audit log has the reason. */
export interface MuteRow {
  person: string;
  since: number;
  /** Null where it is for good. */
  until: number | null;
}

/** Something that an administrator did. */
export interface AuditLogRow {
  id: string;
  time: number;
  administrator: string;
  deed: string;
  person: string | null;
  table_id: string | null;
  until: number | null;
  note: string;
}

/** A device that gets a push message when its person is awaited; it is deleted with the session. */
export interface DeviceRow {
  /** The hash of the endpoint. */
  id: string;
  person: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** A table that a person has muted. */
interface QuietRow {
  person: string;
  table_id: string;
}

/** A move that a bot is to make, for whichever process has time; Postgres alone has these. */
export interface BotJobRow {
  table_id: string;
  seat: number;
  /** The entry by which the seat was asked. */
  asked_at: number;
  how: string;
  bot: string;
  /** Until when some process thinks about it. */
  taken_until: number;
}

/** A seat reservation; Postgres alone has these. */
interface SeatReservationRow {
  table_id: string;
  person: string;
  until: number;
}

/** Settings that all processes of a cluster share; only Postgres has them. */
interface ServiceRow {
  name: string;
  value: string;
}

/** The whole database. */
export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  people: PersonRow;
  reports: ReportRow;
  sessions: SessionRow;
  tokens: TokenRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  results: ResultRow;
  ratings: RatingRow;
  ratings_against_bots: RatingRow;
  statistics: StatisticsRow;
  devices: DeviceRow;
  quiet_tables: QuietRow;
  mutes: MuteRow;
  admin_deeds: AuditLogRow;
  bot_jobs: BotJobRow;
  promised_seats: SeatReservationRow;
  service: ServiceRow;
}
