/** Push notifications: tells people on their devices that a table waits for them. */
import { DAY_MS, type Rate, SECOND_MS } from '@nyhavn/protocol';
import webPush from 'web-push';
import { printError, type ReportError } from '../operations/errors.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { SYSTEM } from '../runtime.ts';
import { devicesToNotify, removeDevice } from '../store/devices.ts';
import type { DeviceRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Turn } from '../table/turn-notifier.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import type { PushKeys } from './keys.ts';
import { type PushIdentity, type PushRequest, send } from './push-request.ts';

/** Rate limit of notifications to one person: others can't make a device ring without end. */
const NOTIFICATION_RATE: Rate = { burst: 30, perSecond: 1 / 20 };

/** Milliseconds between tries. */
const RETRY_PAUSES_MS: readonly number[] = [2000, 15_000, 120_000];

/** A push service that wants longer pauses than this is not asked again. */
const MAX_RETRY_AFTER_MS = 600_000;

/** So many messages are on their way at a time, those included that wait to be sent again. */
const MAX_IN_FLIGHT = 1000;

/** Of these so many at most to one push service, so that a slow one delays no other, and to one person. */
const MAX_IN_FLIGHT_PER_HOST = 250;
const MAX_IN_FLIGHT_PER_PERSON = 40;

/** A turn without a clock is worth telling for a day. */
const UNTIMED_TURN_TTL_MS = DAY_MS;

/** The contact for push services if none is configured. */
const FALLBACK_VAPID_SUBJECT = 'mailto:nobody@nyhavn.invalid';

/** Dependencies and settings of a push sender. */
export interface PushSenderOptions {
  readonly store: Store;
  readonly keys: PushKeys;
  now(): number;
  /** The public address, if it is known. */
  readonly origin?: string | undefined;
  /** Hosts of push services beside those of the well-known browsers. */
  readonly pushHosts?: readonly string[] | undefined;
  /** For tests: whether this machine may be written to, and shorter pauses between tries. */
  readonly mayBeLoopback?: boolean;
  readonly retryPausesMs?: readonly number[];
  /** Reports what goes wrong; to the standard error if nothing else is given. */
  readonly report?: ReportError;
}

/** Sends messages, and again where that fails. */
export class PushSender {
  readonly #options: PushSenderOptions;
  readonly #identity: PushIdentity;
  readonly #rateLimiter: RateLimiter;
  readonly #report: ReportError;
  readonly #inFlight = new Set<Promise<void>>();
  /** Messages in flight by push service and by person. */
  readonly #counts = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(options: PushSenderOptions) {
    const { keys, origin = '', now, mayBeLoopback = false, pushHosts = [] } = options;
    const subject = origin.startsWith('https:') ? origin : FALLBACK_VAPID_SUBJECT;
    // It throws where the keys are none.
    webPush.getVapidHeaders(
      FALLBACK_VAPID_SUBJECT,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    );
    this.#options = options;
    this.#report = options.report ?? printError;
    this.#identity = { keys, subject, reach: { mayBeLoopback, pushHosts } };
    this.#rateLimiter = new RateLimiter(NOTIFICATION_RATE, now);
  }

  /** The key with which browsers subscribe. */
  get publicKey(): string {
    return this.#identity.keys.publicKey;
  }

  /** True if messages may be posted to an endpoint. */
  allows(endpoint: string): boolean {
    return isAllowedEndpoint(endpoint, this.#identity.reach);
  }

  /** Notifies a person; the caller does not wait for it. */
  notify(turn: Turn): void {
    this.#keep(this.#find(turn), turn);
  }

  #keep(work: Promise<void>, { table }: Turn): void {
    const kept = work
      // A failed notification is logged; the game is not affected.
      .catch((error) => {
        const isOver = this.#closing.signal.aborted && isAbort(error);
        if (!isOver) this.#report('push', error, { table });
      })
      .finally(() => this.#inFlight.delete(kept));
    this.#inFlight.add(kept);
  }

  async #find(turn: Turn): Promise<void> {
    const devices = await devicesToNotify(this.#options.store.db, turn.person, turn.table);
    if (devices.length === 0 || !this.#rateLimiter.take(turn.person)) return;
    const until = turn.deadline ?? this.#options.now() + UNTIMED_TURN_TTL_MS;
    for (const device of devices) {
      const host = `host ${URL.parse(device.endpoint)?.host}`;
      const person = `person ${device.person}`;
      const hasRoom =
        this.#inFlight.size < MAX_IN_FLIGHT &&
        this.#countOf(host) < MAX_IN_FLIGHT_PER_HOST &&
        this.#countOf(person) < MAX_IN_FLIGHT_PER_PERSON;
      if (!hasRoom) continue;
      this.#count([host, person], 1);
      const delivered = this.#deliver(device, turn, until);
      this.#keep(
        delivered.finally(() => this.#count([host, person], -1)),
        turn,
      );
    }
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #count(keys: readonly string[], change: 1 | -1): void {
    for (const key of keys) {
      const count = this.#countOf(key) + change;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }

  async #deliver(device: DeviceRow, turn: Turn, until: number): Promise<void> {
    const { signal } = this.#closing;
    for (const wait of [...(this.#options.retryPausesMs ?? RETRY_PAUSES_MS), undefined]) {
      const ttl = Math.floor((until - this.#options.now()) / SECOND_MS);
      if (ttl <= 0 || signal.aborted) return;
      const outcome = await send(this.#identity, device, pushRequestOf(turn, ttl), signal);
      const { kind, after = 0, error } = outcome;
      if (kind === 'gone') await removeDevice(this.#options.store.db, device.person, device.id);
      if (kind !== 'failed' || wait === undefined || after > MAX_RETRY_AFTER_MS) {
        if (error !== undefined) throw error;
        return;
      }
      await this.#pause(Math.max(wait, after));
    }
  }

  /** Waits, but not after this process sends nothing any more. */
  #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((resolve) => {
      const callOff = SYSTEM.later(milliseconds, resolve);
      signal.addEventListener('abort', () => {
        callOff();
        resolve();
      });
    });
  }

  /** Settles when nothing is under way any more. */
  async done(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }

  /** Sends nothing any more. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.done();
  }
}

/** True if this process aborted a pause or a message. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** With clocks of days a turn is not urgent; else the other players sit and wait. */
function pushRequestOf({ table, game, clock }: Turn, ttl: number): PushRequest {
  const message = { turn: { table, game } };
  return { message, topic: table, ttl, urgency: clock === 'days' ? 'normal' : 'high' };
}
