/** The HTTP API, as data: what each address takes, gives and refuses. Server, clients and documentation follow it. */
import { MAX_PLAYERS, MIN_PLAYERS } from '@nyhavn/engine';
import * as v from 'valibot';
import { Command, CommandId, TableId } from './commands.ts';
import { Entry, Id, REPORT_REASONS } from './entries.ts';
import { GameId, PersonName, TablePlan } from './plan.ts';
import type { ServerRefusal } from './refusals.ts';

/** A schema of any kind. */
export type Schema = v.GenericSchema;

/** One address of the API. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With names of parts behind colons, as in `/api/tables/:table`. */
  readonly path: string;
  readonly summary: string;
  /** Whether only somebody with an identity may ask. */
  readonly isPersonal: boolean;
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema;
  readonly reply: Schema;
  readonly refusals: readonly ServerRefusal[];
}

const NOTHING = v.object({});

/** Fills in what most routes have in common, and keeps the exact types. */
function route<
  Params extends Schema = typeof NOTHING,
  Query extends Schema = typeof NOTHING,
  Body extends Schema = typeof NOTHING,
  Reply extends Schema = typeof NOTHING,
>(given: {
  readonly method: Route['method'];
  readonly path: string;
  readonly summary: string;
  readonly isPersonal?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  readonly refusals?: readonly ServerRefusal[];
}) {
  return {
    isPersonal: true,
    params: NOTHING as unknown as Params,
    query: NOTHING as unknown as Query,
    body: NOTHING as unknown as Body,
    reply: NOTHING as unknown as Reply,
    refusals: [],
    ...given,
  };
}

/** Who somebody is. */
const Person = v.object({ id: Id, name: v.string() });

/** A table as lists show it. */
const TableSummary = v.object({
  id: TableId,
  game: GameId,
  size: v.number(),
  phase: v.picklist(['gathering', 'playing', 'closed']),
  isRated: v.boolean(),
  openSeats: v.number(),
  names: v.array(v.string()),
  updated: v.number(),
});

/** A table as lists show it, checked. */
export type TableSummary = v.InferOutput<typeof TableSummary>;

const AtTable = v.object({ table: TableId });

/** Every address of the API. */
export const API = {
  becomeGuest: route({
    method: 'POST',
    path: '/api/guest',
    summary: 'Become somebody: a signed cookie that scripts can not read says who, from now on',
    isPersonal: false,
    body: v.object({ name: PersonName }),
    reply: Person,
  }),
  whoAmI: route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who the server takes one for',
    reply: Person,
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change one’s name',
    body: v.object({ name: PersonName }),
    reply: Person,
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'The tables one sits at, the latest first',
    reply: v.array(TableSummary),
  }),
  openTable: route({
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table',
    body: TablePlan,
    reply: v.object({ id: TableId }),
    refusals: ['not-stored'],
  }),
  lobby: route({
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables that wait for people',
    isPersonal: false,
    reply: v.array(TableSummary),
  }),
  quickMatch: route({
    method: 'POST',
    path: '/api/quick',
    summary: 'A public table of that game and size: one that waits, or else a new one',
    body: v.object({
      game: GameId,
      size: v.pipe(v.number(), v.integer(), v.minValue(MIN_PLAYERS), v.maxValue(MAX_PLAYERS)),
      isRated: v.optional(v.boolean(), false),
    }),
    reply: v.object({ id: TableId }),
  }),
  entries: route({
    method: 'GET',
    path: '/api/tables/:table/entries',
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
    summary: 'Ask something of a table; the same as over the WebSocket',
    params: AtTable,
    body: v.object({ id: CommandId, command: Command }),
    reply: v.object({ next: v.number() }),
    refusals: ['no-such-table', 'not-welcome', 'stale', 'not-stored'],
  }),
  report: route({
    method: 'POST',
    path: '/api/tables/:table/reports',
    summary:
      'Tell whoever runs the server of somebody at a table; the last lines of the chat go along',
    params: AtTable,
    body: v.object({
      person: Id,
      reason: v.picklist(REPORT_REASONS),
      note: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(500)), ''),
    }),
    refusals: ['no-such-table', 'not-welcome', 'not-seated'],
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/:table/record',
    summary: 'The record of a game that is over, with all that it takes to verify its chance',
    isPersonal: false,
    params: AtTable,
    reply: v.object({ record: v.string() }),
    refusals: ['no-such-table', 'not-welcome', 'not-over'],
  }),
} as const;
