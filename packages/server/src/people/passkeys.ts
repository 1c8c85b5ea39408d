/** Passkeys: a device proves that it has a key, and that its owner is there. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Runtime } from '../runtime.ts';
import type { PasskeyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOf } from './sessions.ts';

/** A challenge has to be signed within this time. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** Ed25519, ECDSA and RSA, by their COSE numbers: what every device has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys of one person at most. */
const MAX_PASSKEYS = 20;

/** The address that passkeys are for: where it was set, else the one that was asked. */
export interface Site {
  /** The name without a port. */
  readonly id: string;
  readonly origins: string[];
}

/** The site of a request. A proxy that ends TLS does not say so; hence both schemes are ours. */
export function siteOf(host: string, origin?: string): Site {
  if (origin !== undefined) return { id: new URL(origin).hostname, origins: [origin] };
  return {
    id: new URL(`http://${host}`).hostname,
    origins: [`https://${host}`, `http://${host}`],
  };
}

/** The challenge for a client to sign, and the cookie that finds it again. */
interface PasskeyChallenge<Options> {
  readonly options: Options;
  readonly ticket: string;
}

/** Adds passkeys and signs in with them. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #runtime: Runtime;

  constructor(store: Store, now: () => number, runtime: Runtime) {
    this.#runtime = runtime;
    this.#store = store;
    this.#now = now;
  }

  /** Begins to add a passkey for a person. */
  async askToAdd(site: Site, person: { readonly id: string; readonly name: string }) {
    const kept = await this.of(person.id);
    const options = await generateRegistrationOptions({
      rpName: 'Nyhavn',
      rpID: site.id,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_MS,
      excludeCredentials: kept.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.#remember(options, person.id);
  }

  /** Adds the passkey that has signed, and gives its id. */
  async add(
    site: Site,
    person: string,
    ticket: string,
    response: RegistrationResponseJSON,
  ): Promise<Result<string, 'wrong-passkey' | 'too-many'>> {
    const expectedChallenge = await this.#redeem(ticket, person);
    if (expectedChallenge === undefined) return refuse('wrong-passkey');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
      // Expected: what people send may be anything, and it throws for most of what is wrong with it.
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) return refuse('wrong-passkey');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if ((await this.of(person)).length >= MAX_PASSKEYS) return refuse('too-many');
    const { numInsertedOrUpdatedRows } = await this.#store.db
      .insertInto('passkeys')
      .values({
        id,
        person,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
        created: this.#now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n ? accept(id) : refuse('wrong-passkey');
  }

  /** Removes a passkey of a person; whether there was one. */
  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Removes a passkey of a person, unless nothing would be left to sign in with. */
  async removeUnlessLast(
    person: string,
    id: string,
  ): Promise<Result<object, 'wrong-passkey' | 'last-passkey'>> {
    const { db } = this.#store;
    // Mutex on the person's row: two removals in the same instant would each see the other's passkey.
    const locking = db.updateTable('people').set({ id: person }).where('id', '=', person);
    const removing = db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('people')
              .select('people.id')
              .where('people.id', '=', person)
              .where('people.password', 'is not', null),
          ),
          exists(
            selectFrom('passkeys as others')
              .select('others.id')
              .where('others.person', '=', person)
              .where('others.id', '<>', id),
          ),
        ]),
      );
    const written = await this.#store.transaction([
      { query: locking, mustChange: true },
      { query: removing, mustChange: true },
    ]);
    if (written === 'stored') return accept({});
    const isThere = (await this.of(person)).some((passkey) => passkey.id === id);
    return refuse(isThere ? 'last-passkey' : 'wrong-passkey');
  }

  /** Begins a sign-in by passkey; the person is known at its end. */
  async askToSignIn(site: Site) {
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
      timeout: CHALLENGE_MS,
    });
    return this.#remember(options, null);
  }

  /** The person whose passkey has signed, or undefined. */
  async signIn(
    site: Site,
    ticket: string,
    response: AuthenticationResponseJSON,
  ): Promise<string | undefined> {
    const expectedChallenge = await this.#redeem(ticket, null);
    if (expectedChallenge === undefined) return undefined;
    const { db } = this.#store;
    const kept = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (!kept) return undefined;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
        counter: Number(kept.counter),
        transports: kept.transports.split(',').filter((way) => way !== ''),
      },
      // Expected: as above.
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const counter = verified.authenticationInfo.newCounter;
    await db.updateTable('passkeys').set({ counter }).where('id', '=', kept.id).execute();
    return kept.person;
  }

  /** The passkeys of a person, the oldest first. */
  of(person: string): Promise<PasskeyRow[]> {
    return this.#store.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** Keeps a challenge under a ticket. */
  async #remember<Options extends { readonly challenge: string }>(
    options: Options,
    person: string | null,
  ): Promise<PasskeyChallenge<Options>> {
    const { db } = this.#store;
    const ticket = this.#runtime.randomBytes(24).toString('base64url');
    const now = this.#now();
    await db.deleteFrom('challenges').where('expires', '<=', now).execute();
    await db
      .insertInto('challenges')
      .values({
        id: hashOf(ticket),
        challenge: options.challenge,
        person,
        expires: now + CHALLENGE_MS,
      })
      .execute();
    return { options, ticket };
  }

  /** The challenge behind a ticket, which is good once, for one person and one purpose. */
  async #redeem(ticket: string, person: string | null): Promise<string | undefined> {
    const found = await this.#store.db
      .deleteFrom('challenges')
      .where('id', '=', hashOf(ticket))
      .returning(['challenge', 'person', 'expires'])
      .executeTakeFirst();
    const isGood = found && found.person === person && Number(found.expires) > this.#now();
    return isGood ? found.challenge : undefined;
  }
}
