/** Who somebody is: an id with a signature, in a cookie that scripts can't read. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie's name. */
export const COOKIE = 'nyhavn';

/** Signs ids and knows its own signatures. */
export class Identity {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** Somebody new. */
  newPerson(): string {
    return randomBytes(12).toString('base64url');
  }

  /** An id with its signature. */
  sign(person: string): string {
    return `${person}.${this.#signature(person)}`;
  }

  /** The id that was signed, or undefined if the signature is not ours. */
  read(signed: string): string | undefined {
    const [person = '', signature = '', ...more] = signed.split('.');
    const expected = Buffer.from(this.#signature(person));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && more.length === 0 ? person : undefined;
  }

  /** The person whom a request's cookies name. */
  personIn(cookies: string | undefined): string | undefined {
    for (const cookie of (cookies ?? '').split(';')) {
      const [name = '', value = ''] = cookie.trim().split('=');
      if (name === COOKIE) return this.read(value);
    }
    return undefined;
  }

  #signature(person: string): string {
    return createHmac('sha256', this.#secret).update(`person ${person}`).digest('base64url');
  }
}
