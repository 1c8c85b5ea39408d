/**
 * Sessions and tokens: how requests are authenticated. Cookies and tokens are long random
 * numbers, and the store has only their hashes.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS } from '@nyhavn/protocol';
import type { Runtime } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import type { Authenticator, CookieSigner, Principal } from '../wire/authentication.ts';

/** Lifetime of a session after its last use, give or take a renewal. */
export const SESSION_MS = 365 * DAY_MS;

/** A session that was used after so long lasts longer. */
const RENEW_AFTER_MS = 30 * DAY_MS;

/** So many are looked up at a time. */
const PRINCIPALS_PER_QUERY = 500;

const TOKEN_PREFIX = 'nyhavn_';
const BEARER = /^Bearer (nyhavn_[\w-]{43})$/i;

/** The hash under which a secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new id of anything, too long to be guessed. */
export function newId(runtime: Runtime): string {
  return runtime.randomBytes(12).toString('base64url');
}

/** Knows who asks by sessions and tokens. */
export class Sessions implements Authenticator {
  readonly #store: Store;
  readonly #cookieSigner: CookieSigner;
  readonly #now: () => number;
  readonly #runtime: Runtime;
  /** People who are being deleted: no cookie and no token authenticates them any more. */
  readonly #leaving = new Set<string>();

  constructor(store: Store, cookieSigner: CookieSigner, now: () => number, runtime: Runtime) {
    this.#runtime = runtime;
    this.#store = store;
    this.#cookieSigner = cookieSigner;
    this.#now = now;
  }

  /** A token that is given, and not the right one, is not made good by a cookie. */
  async authenticate({
    authorization,
    cookie,
  }: IncomingHttpHeaders): Promise<Principal | undefined> {
    const session = this.#cookieSigner.idIn(cookie);
    const found =
      authorization !== undefined
        ? await this.#byToken(authorization)
        : session && (await this.#bySession(hashOf(session)));
    return found && !this.#leaving.has(found.person) ? found : undefined;
  }

  /** Knows people no more, even while what is stored of them still says who they are. */
  async without<Value>(people: readonly string[], act: () => Promise<Value>): Promise<Value> {
    for (const person of people) this.#leaving.add(person);
    try {
      return await act();
    } finally {
      for (const person of people) this.#leaving.delete(person);
    }
  }

  /** Those who would be let in again: their sessions last, or they are bots with a token. */
  async stillValid(all: readonly Principal[]): Promise<ReadonlySet<Principal>> {
    const { db } = this.#store;
    const welcome = new Set<Principal>();
    for (let from = 0; from < all.length; from += PRINCIPALS_PER_QUERY) {
      const some = all.slice(from, from + PRINCIPALS_PER_QUERY);
      const ids = some.map(({ session }) => session ?? '');
      const bots = some.filter(({ isBot }) => isBot).map(({ person }) => person);
      const [sessions, tokens] = await Promise.all([
        db.selectFrom('sessions').select('id').where('id', 'in', ids).execute(),
        db
          .selectFrom('tokens')
          .select('person')
          .where('person', 'in', [...bots, ''])
          .execute(),
      ]);
      const known = new Set([
        ...sessions.map(({ id }) => id),
        ...tokens.map(({ person }) => person),
      ]);
      for (const principal of some)
        if (known.has(principal.session ?? principal.person)) welcome.add(principal);
    }
    return welcome;
  }

  async #byToken(authorization: string): Promise<Principal | undefined> {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    const found = await this.#store.db
      .selectFrom('tokens')
      .select('person')
      .where('hash', '=', hashOf(token))
      .executeTakeFirst();
    return found && { person: found.person, isBot: true };
  }

  async #bySession(id: string): Promise<Principal | undefined> {
    const { db } = this.#store;
    const now = this.#now();
    const found = await db
      .selectFrom('sessions')
      .select(['person', 'expires'])
      .where('id', '=', id)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (!found) return undefined;
    const isRenewed = Number(found.expires) < now + SESSION_MS - RENEW_AFTER_MS;
    if (isRenewed) {
      const expires = now + SESSION_MS;
      await db.updateTable('sessions').set({ expires }).where('id', '=', id).execute();
    }
    return { person: found.person, session: id, isRenewed, isBot: false };
  }

  /** Begins a session, always under a new id, and gives what its cookie says. */
  async begin(person: string): Promise<string> {
    const { db } = this.#store;
    const session = this.#runtime.randomBytes(24).toString('base64url');
    const created = this.#now();
    await db.deleteFrom('sessions').where('expires', '<=', created).execute();
    await db
      .insertInto('sessions')
      .values({ id: hashOf(session), person, created, expires: created + SESSION_MS })
      .execute();
    return this.#cookieSigner.sign(session);
  }

  /** Ends one session. */
  async end(session: string): Promise<void> {
    await this.#store.db.deleteFrom('sessions').where('id', '=', session).execute();
  }

  /**
   * Session fixation: ends all sessions of a person, among them one that may have been planted, and begins a
   * new one for the browser that asks.
   */
  async replaceAll(person: string): Promise<string> {
    await this.endAll(person);
    return this.begin(person);
  }

  /** Ends all sessions of a person. */
  async endAll(person: string): Promise<void> {
    await this.#store.db.deleteFrom('sessions').where('person', '=', person).execute();
  }

  /** Makes a token for a bot; only now it can be seen. */
  async newToken(bot: string): Promise<{ readonly id: string; readonly token: string }> {
    const id = newId(this.#runtime);
    const token = `${TOKEN_PREFIX}${this.#runtime.randomBytes(32).toString('base64url')}`;
    await this.#store.db
      .insertInto('tokens')
      .values({ id, hash: hashOf(token), person: bot, created: this.#now() })
      .execute();
    return { id, token };
  }
}
