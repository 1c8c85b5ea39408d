/**
 * Sessions and tokens: how somebody who asks is known again. Cookies and tokens are long random
 * numbers, and the store has only their hashes.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS } from '@nyhavn/protocol';
import type { Store } from '../store/store.ts';
import type { Door, Identity, Who } from '../wire/identity.ts';

/** How long a session lasts from when it was used last, more or less. */
export const SESSION_TIME = 365 * DAY_MS;

/** A session that was used after so long lasts longer. */
const RENEWED_AFTER = 30 * DAY_MS;

/** So many are looked up at a time. */
const PAGE = 500;

const TOKEN_PREFIX = 'nyhavn_';
const BEARER = /^Bearer (nyhavn_[\w-]{43})$/i;

/** What is kept of something that only its owner may know. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new id of anything: nobody can guess it. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** Knows who asks by sessions and tokens. */
export class Sessions implements Door {
  readonly #store: Store;
  readonly #identity: Identity;
  readonly #now: () => number;
  /** People who are being deleted: no cookie and no token opens the door for them any more. */
  readonly #leaving = new Set<string>();

  constructor(store: Store, identity: Identity, now: () => number) {
    this.#store = store;
    this.#identity = identity;
    this.#now = now;
  }

  /** A token that is given, and not the right one, is not made good by a cookie. */
  async whoIs({ authorization, cookie }: IncomingHttpHeaders): Promise<Who | undefined> {
    const session = this.#identity.idIn(cookie);
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
  async stillIn(all: readonly Who[]): Promise<ReadonlySet<Who>> {
    const { db } = this.#store;
    const welcome = new Set<Who>();
    for (let from = 0; from < all.length; from += PAGE) {
      const some = all.slice(from, from + PAGE);
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
      for (const who of some) if (known.has(who.session ?? who.person)) welcome.add(who);
    }
    return welcome;
  }

  async #byToken(authorization: string): Promise<Who | undefined> {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    const found = await this.#store.db
      .selectFrom('tokens')
      .select('person')
      .where('hash', '=', hashOf(token))
      .executeTakeFirst();
    return found && { person: found.person, isBot: true };
  }

  async #bySession(id: string): Promise<Who | undefined> {
    const { db } = this.#store;
    const now = this.#now();
    const found = await db
      .selectFrom('sessions')
      .select(['person', 'expires'])
      .where('id', '=', id)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (!found) return undefined;
    const isRenewed = Number(found.expires) < now + SESSION_TIME - RENEWED_AFTER;
    if (isRenewed) {
      const expires = now + SESSION_TIME;
      await db.updateTable('sessions').set({ expires }).where('id', '=', id).execute();
    }
    return { person: found.person, session: id, isRenewed, isBot: false };
  }

  /** Begins a session, always under a new id, and gives what its cookie says. */
  async begin(person: string): Promise<string> {
    const { db } = this.#store;
    const session = randomBytes(24).toString('base64url');
    const created = this.#now();
    await db.deleteFrom('sessions').where('expires', '<=', created).execute();
    await db
      .insertInto('sessions')
      .values({ id: hashOf(session), person, created, expires: created + SESSION_TIME })
      .execute();
    return this.#identity.sign(session);
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
    const id = newId();
    const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
    await this.#store.db
      .insertInto('tokens')
      .values({ id, hash: hashOf(token), person: bot, created: this.#now() })
      .execute();
    return { id, token };
  }
}
