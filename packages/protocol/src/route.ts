/** One address of the HTTP API, as data. */
import * as v from 'valibot';
import type { AnyRefusal } from './refusals.ts';

/** A schema of any kind. */
type Schema = v.GenericSchema;

/** One address of the API. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With names of parts behind colons, as in `/api/tables/:table`. */
  readonly path: string;
  readonly summary: string;
  /** Whether the route needs an authenticated person. */
  readonly isPersonal: boolean;
  /** Whether bots with tokens may not ask: it is about being a person here. */
  readonly isForPeopleAlone: boolean;
  /** Whether only administrators may ask; for all others there is no such address. */
  readonly isForAdministrators: boolean;
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema;
  readonly reply: Schema;
  readonly refusals: readonly AnyRefusal[];
}

const NOTHING = v.object({});

/** Fills in what most routes have in common, and keeps the exact types. */
export function route<
  Params extends Schema = typeof NOTHING,
  Query extends Schema = typeof NOTHING,
  Body extends Schema = typeof NOTHING,
  Reply extends Schema = typeof NOTHING,
>(given: {
  readonly method: Route['method'];
  readonly path: string;
  readonly summary: string;
  readonly isPersonal?: boolean;
  readonly isForPeopleAlone?: boolean;
  readonly isForAdministrators?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  readonly refusals?: readonly AnyRefusal[];
}) {
  return {
    isPersonal: true,
    isForPeopleAlone: false,
    isForAdministrators: false,
    params: NOTHING as unknown as Params,
    query: NOTHING as unknown as Query,
    body: NOTHING as unknown as Body,
    reply: NOTHING as unknown as Reply,
    refusals: [],
    ...given,
  };
}

/** Letters of any kind, without NUL, which databases don't take. */
const Text = v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.regex(/^[^\0]*$/));

/** Characters of a note. */
export const MAX_NOTE_LENGTH = 500;

/** What someone notes in words of their own; it may be empty. */
export const Note = v.optional(v.pipe(Text, v.maxLength(MAX_NOTE_LENGTH)), '');

/** What someone looks for; it may be empty. */
export const SearchText = v.optional(v.pipe(Text, v.maxLength(40)), '');
