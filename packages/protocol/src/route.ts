/** One address of the HTTP API, as data. */
import * as v from 'valibot';
import type { AnyRefusal } from './refusals.ts';

/** A schema of any kind. */
type Schema = v.GenericSchema;

/** Rate limit as a token bucket: what it holds, and how much flows in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Rate of routes that read a few rows. */
export const READ_RATE: Rate = { burst: 60, perSecond: 5 };

/** Rate of routes that clients without an identity read, too; those are counted by address. */
export const OPEN_READ_RATE: Rate = { burst: 120, perSecond: 10 };

/** Rate of routes that change a row or two. */
export const WRITE_RATE: Rate = { burst: 30, perSecond: 0.5 };

/** Rate of routes that read or rewrite all data of a person. */
export const WHOLE_ACCOUNT_RATE: Rate = { burst: 5, perSecond: 0.02 };

/** Rate of an administrator's changes. */
export const ADMIN_RATE: Rate = { burst: 60, perSecond: 1 };

/** One address of the API. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With names of parts behind colons, as in `/api/tables/:table`. */
  readonly path: string;
  /** The rate limit of a person; without a person in the request, that of an address. */
  readonly rate: Rate;
  readonly summary: string;
  /** True if the route needs an authenticated person. */
  readonly isPersonal: boolean;
  /** True if bots with tokens may not ask: it is about being a person here. */
  readonly isForPeopleAlone: boolean;
  /** True if only administrators may ask; for all others there is no such address. */
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
>(
  given: Pick<Route, 'method' | 'path' | 'rate' | 'summary'> &
    Partial<Pick<Route, 'isPersonal' | 'isForPeopleAlone' | 'isForAdministrators' | 'refusals'>> & {
      readonly params?: Params;
      readonly query?: Query;
      readonly body?: Body;
      readonly reply?: Reply;
    },
) {
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

/** A free note; it may be empty. */
export const Note = v.optional(v.pipe(Text, v.maxLength(MAX_NOTE_LENGTH)), '');

/** A search text; it may be empty. */
export const SearchText = v.optional(v.pipe(Text, v.maxLength(40)), '');
