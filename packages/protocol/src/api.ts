/** The HTTP API, as data: what each address takes, gives and refuses. Server, clients and documentation follow it. */
import { REFUSALS } from '@nyhavn/engine';
import * as v from 'valibot';
import { ADMIN_API } from './admin-api.ts';
import { AtTable, Command, CommandId, TableId } from './commands.ts';
import { Entry, GameEntry, Id, REPORT_REASONS, TableEntry } from './entries.ts';
import { ClientMessage } from './messages.ts';
import { PEOPLE_API, Person } from './people-api.ts';
import { Clock, GameId, PLAYERS, SeatPlan, TablePlan } from './plan.ts';
import { PUSH_API, PushMessage, PushSubscription } from './push-api.ts';
import { RATINGS_API } from './ratings-api.ts';
import { Note, READ_RATE, route, WRITE_RATE } from './route.ts';

/** A table as lists show it. */
const TableSummary = v.object({
  id: TableId,
  game: GameId,
  size: v.number(),
  phase: v.picklist(['gathering', 'playing', 'closed']),
  isRated: v.boolean(),
  openSeats: v.number(),
  names: v.array(v.string()),
  /** The same people, with their ids. */
  people: v.array(v.object({ id: Id, name: v.string() })),
  /** The time that players have; missing at tables that are older than this field. */
  clock: v.optional(Clock),
  created: v.number(),
  updated: v.number(),
});

/** A table as lists show it, checked. */
export type TableSummary = v.InferOutput<typeof TableSummary>;

/** Every address of the API. */
export const API = {
  ...PEOPLE_API,
  ...RATINGS_API,
  ...PUSH_API,
  ...ADMIN_API,
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    rate: READ_RATE,
    summary: 'The tables one sits at, the latest first',
    reply: v.array(TableSummary),
  }),
  openTable: route({
    method: 'POST',
    path: '/api/tables',
    rate: { burst: 30, perSecond: 0.2 },
    summary: 'Open a table',
    body: TablePlan,
    reply: v.object({ id: TableId }),
    refusals: ['unknown-option', 'not-stored'],
  }),
  lobby: route({
    method: 'GET',
    path: '/api/tables',
    rate: READ_RATE,
    summary: 'Public tables that wait for people',
    isPersonal: false,
    reply: v.array(TableSummary),
  }),
  quickMatch: route({
    method: 'POST',
    path: '/api/quick',
    rate: WRITE_RATE,
    summary: 'A public table of that game and size: one that waits, or else a new one',
    body: v.object({
      game: GameId,
      size: v.pipe(v.number(), v.integer(), v.minValue(PLAYERS.min), v.maxValue(PLAYERS.max)),
      isRated: v.optional(v.boolean(), false),
    }),
    reply: v.object({ id: TableId }),
    refusals: ['not-stored'],
  }),
  entries: route({
    method: 'GET',
    path: '/api/tables/:table/entries',
    rate: READ_RATE,
    summary: 'What has happened at a table, as one may see it',
    params: AtTable,
    query: v.object({
      from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
    }),
    reply: v.object({ from: v.number(), entries: v.array(Entry) }),
    refusals: ['no-such-table', 'not-welcome'],
  }),
  command: route({
    method: 'POST',
    path: '/api/tables/:table/commands',
    rate: { burst: 60, perSecond: 20 },
    summary: 'Ask something of a table; the same as over the WebSocket',
    params: AtTable,
    body: v.object({ id: CommandId, command: Command }),
    reply: v.object({ next: v.number() }),
    refusals: [
      'no-such-table',
      'not-welcome',
      'not-seated',
      'not-host',
      'seat-taken',
      'already-seated',
      'table-full',
      'one-seat-each',
      'not-begun',
      'already-begun',
      'stale',
      'nothing-to-undo',
      'nothing-to-answer',
      'chat-is-off',
      'muted',
      'too-many',
      'not-stored',
      ...REFUSALS,
    ],
  }),
  report: route({
    method: 'POST',
    path: '/api/tables/:table/reports',
    rate: { burst: 10, perSecond: 0.05 },
    summary: 'Report a person at a table to the administrators, with the last lines of the chat',
    params: AtTable,
    body: v.object({
      person: Id,
      reason: v.picklist(REPORT_REASONS),
      note: Note,
    }),
    refusals: ['no-such-table', 'not-welcome', 'not-seated'],
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/:table/record',
    rate: READ_RATE,
    summary: 'The record of a game that is over, with all that it takes to verify its chance',
    isPersonal: false,
    params: AtTable,
    reply: v.object({ record: v.string() }),
    refusals: ['no-such-table', 'not-welcome', 'not-over', 'not-begun'],
  }),
} as const;

/** The schemas that have names of their own wherever the API is described. */
export const SCHEMAS = {
  Person,
  TableSummary,
  TablePlan,
  SeatPlan,
  Clock,
  Entry,
  GameEntry,
  TableEntry,
  Command,
  ClientMessage,
  PushSubscription,
  PushMessage,
} as const;
