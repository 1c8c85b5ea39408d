/** The part of the HTTP API for administrators; for everybody else there is nothing at these addresses. */
import * as v from 'valibot';
import { TableId } from './commands.ts';
import { Id, PHRASES, REPORT_REASONS } from './entries.ts';
import { GameId } from './plan.ts';
import { ADMIN_RATE, Note, READ_RATE, route, SearchText } from './route.ts';

/** The actions of administrators, as the audit log has them. */
const AUDITED_ACTIONS = ['mute', 'unmute', 'close', 'handle', 'reopen'] as const;

/** A mute for so many days at most; for good is something else. */
const MAX_MUTE_DAYS = 3650;

const PersonRef = v.object({ id: v.string(), name: v.string() });

/** The beginning of a page of a list: a time, and the ids that distinguish entries of that time. */
const cursor = (ids: 1 | 3) =>
  v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,15}([.][A-Za-z0-9_-]{1,40}){${ids}}$`))),
  );

/** A page of a list, the newest first. */
const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** The value of `before` for the next page; null at the end. */
    next: v.nullable(v.string()),
  });

/** A table as administrators see it. */
const AdminTable = v.object({
  id: TableId,
  game: GameId,
  size: v.number(),
  phase: v.picklist(['gathering', 'playing', 'closed']),
  isPublic: v.boolean(),
  isRated: v.boolean(),
  openSeats: v.number(),
  people: v.array(PersonRef),
  /** When it was opened, and when something happened there last. */
  opened: v.number(),
  latest: v.number(),
});

/** A table as administrators see it, checked. */
export type AdminTable = v.InferOutput<typeof AdminTable>;

const Mute = v.object({
  since: v.number(),
  /** Null where it is for good. */
  until: v.nullable(v.number()),
  note: v.string(),
});

/** A person as administrators see them. */
const AdminPerson = v.object({
  id: Id,
  name: v.string(),
  isClaimed: v.boolean(),
  isBot: v.boolean(),
  since: v.number(),
  /** Games that were counted, and reports of others about this person. */
  games: v.number(),
  reports: v.number(),
  mute: v.nullable(Mute),
});

/** A person as administrators see them, checked. */
export type AdminPerson = v.InferOutput<typeof AdminPerson>;

/** A report of one person about another. */
const AdminReport = v.object({
  table: TableId,
  /** Empty where the table is gone. */
  game: v.union([GameId, v.literal('')]),
  isTableOpen: v.boolean(),
  reporter: PersonRef,
  reported: PersonRef,
  isMuted: v.boolean(),
  time: v.number(),
  reason: v.picklist(REPORT_REASONS),
  note: v.string(),
  /** The last lines of the chat by then. */
  chat: v.array(
    v.object({
      ...PersonRef.entries,
      phrase: v.optional(v.picklist(PHRASES)),
      text: v.optional(v.string()),
    }),
  ),
  /** When it was settled, and what was noted then; null while it waits. */
  handled: v.nullable(v.number()),
  answer: v.string(),
});

/** A report of one person about another, checked. */
export type AdminReport = v.InferOutput<typeof AdminReport>;

/** Something that an administrator did. */
const AuditLogEntry = v.object({
  id: Id,
  time: v.number(),
  administrator: PersonRef,
  deed: v.picklist(AUDITED_ACTIONS),
  person: v.nullable(PersonRef),
  table: v.nullable(TableId),
  /** Until when a person is muted; null where it is for good, and for all other actions. */
  until: v.nullable(v.number()),
  note: v.string(),
});

/** Something that an administrator did, checked. */
export type AuditLogEntry = v.InferOutput<typeof AuditLogEntry>;

/** These routes are hidden from all others. */
const FOR_ADMINISTRATORS = { isForPeopleAlone: true, isForAdministrators: true } as const;

/** Addresses for administrators. */
export const ADMIN_API = {
  administration: route({
    ...FOR_ADMINISTRATORS,
    method: 'GET',
    path: '/api/admin',
    rate: READ_RATE,
    summary: 'How many tables are open (up to 1000), reports wait, and people are muted',
    reply: v.object({ tables: v.number(), reports: v.number(), muted: v.number() }),
  }),
  adminTables: route({
    ...FOR_ADMINISTRATORS,
    method: 'GET',
    path: '/api/admin/tables',
    rate: READ_RATE,
    summary: 'Open tables, private ones too, the newest first; or all of a person, closed ones too',
    query: v.object({ before: cursor(1), person: v.optional(Id) }),
    reply: pageOf(AdminTable),
  }),
  closeTable: route({
    ...FOR_ADMINISTRATORS,
    method: 'POST',
    path: '/api/admin/tables/:table/close',
    rate: ADMIN_RATE,
    summary: 'Close a table for everybody; nothing is rated. Closing it again is harmless',
    params: v.object({ table: TableId }),
    body: v.object({ note: Note }),
    refusals: ['no-such-table', 'not-stored'],
  }),
  adminPeople: route({
    ...FOR_ADMINISTRATORS,
    method: 'GET',
    path: '/api/admin/people',
    rate: READ_RATE,
    summary: 'People by their name or id, the newest first, or those who are muted; at most 30',
    query: v.object({
      who: SearchText,
    }),
    reply: v.array(AdminPerson),
  }),
  mute: route({
    ...FOR_ADMINISTRATORS,
    method: 'PUT',
    path: '/api/admin/people/:person/mute',
    rate: ADMIN_RATE,
    summary: 'Mute a person at all tables for some days, or for good; phrases remain',
    params: v.object({ person: Id }),
    body: v.object({
      /** Null is for good. */
      days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MUTE_DAYS))),
      note: Note,
    }),
    refusals: ['no-such-person'],
  }),
  unmute: route({
    ...FOR_ADMINISTRATORS,
    method: 'DELETE',
    path: '/api/admin/people/:person/mute',
    rate: ADMIN_RATE,
    summary: 'Unmute a person',
    params: v.object({ person: Id }),
    refusals: ['no-such-person'],
  }),
  adminReports: route({
    ...FOR_ADMINISTRATORS,
    method: 'GET',
    path: '/api/admin/reports',
    rate: READ_RATE,
    summary: 'Reports that wait, or those that were handled, the newest first',
    query: v.object({
      before: cursor(3),
      handled: v.optional(v.picklist(['yes', 'no']), 'no'),
    }),
    reply: pageOf(AdminReport),
  }),
  handleReport: route({
    ...FOR_ADMINISTRATORS,
    method: 'PUT',
    path: '/api/admin/reports/:table/:reporter/:reported',
    rate: ADMIN_RATE,
    summary: 'Mark a report as handled, with a note, or as waiting again',
    params: v.object({ table: TableId, reporter: Id, reported: Id }),
    body: v.object({ isHandled: v.boolean(), note: Note }),
    refusals: ['no-such-person'],
  }),
  adminDeeds: route({
    ...FOR_ADMINISTRATORS,
    method: 'GET',
    path: '/api/admin/deeds',
    rate: READ_RATE,
    summary: 'What administrators did, the latest first',
    query: v.object({ before: cursor(1) }),
    reply: pageOf(AuditLogEntry),
  }),
} as const;
