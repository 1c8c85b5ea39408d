/** Authentication: who a request comes from, by the signed id of a session in a cookie that scripts can't read. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The cookie's name. */
export const SESSION_COOKIE = 'nyhavn';

/** Its name over TLS: browsers take one with this prefix from this host alone, and from no neighbour of it. */
export const SECURE_SESSION_COOKIE = '__Host-nyhavn';

/** Principal: the person or bot that a request comes from. */
export interface Principal {
  readonly person: string;
  /** The session whose cookie says so; none for a token. */
  readonly session?: string;
  /** True if this request extended the session. */
  readonly isRenewed?: boolean;
  /** True for a bot with a token. */
  readonly isBot: boolean;
}

/** Authenticates requests. */
export interface Authenticator {
  /** The principal who sent these headers; undefined if unknown. */
  authenticate(headers: IncomingHttpHeaders): Promise<Principal | undefined>;
}

/** Signs ids for cookies and verifies its own signatures. As an authenticator it takes what was signed for a person. */
export class CookieSigner implements Authenticator {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** An id with its signature. */
  sign(id: string): string {
    return `${id}.${this.#signature(id)}`;
  }

  /** The id that was signed, or undefined if the signature is not ours. */
  verify(signed: string): string | undefined {
    const [id = '', signature = '', ...more] = signed.split('.');
    const expected = Buffer.from(this.#signature(id));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && more.length === 0 ? id : undefined;
  }

  /** The id that a request's cookies name; the one that no neighbour can set comes first. */
  idIn(cookies: string | undefined): string | undefined {
    const named = new Map<string, string>();
    for (const cookie of (cookies ?? '').split(';')) {
      const [name = '', value = ''] = cookie.trim().split('=');
      if (!named.has(name)) named.set(name, value);
    }
    const signed = named.get(SECURE_SESSION_COOKIE) ?? named.get(SESSION_COOKIE);
    return signed === undefined ? undefined : this.verify(signed);
  }

  async authenticate({ cookie }: IncomingHttpHeaders): Promise<Principal | undefined> {
    const person = this.idIn(cookie);
    return person === undefined ? undefined : { person, isBot: false };
  }

  #signature(id: string): string {
    return createHmac('sha256', this.#secret).update(`id ${id}`).digest('base64url');
  }
}
