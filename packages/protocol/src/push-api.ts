/** The part of the HTTP API about push notifications. */
import * as v from 'valibot';
import { AtTable, TableId } from './commands.ts';
import { GameId } from './plan.ts';
import { OPEN_READ_RATE, READ_RATE, route, WRITE_RATE } from './route.ts';

/** A subscription to Web Push as JSON from a browser, as far as it is needed. */
export const PushSubscription = v.object({
  /** The address at which its push service takes messages. */
  endpoint: v.pipe(v.string(), v.url(), v.regex(/^[\x21-\x7e]+$/), v.maxLength(1024)),
  keys: v.object({
    /** An uncompressed point of P-256. */
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
});

/** A subscription to Web Push, checked. */
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** A push message, encrypted for the device; clients translate it. */
export const PushMessage = v.object({
  /** A person is awaited at that table of that game. */
  turn: v.object({ table: TableId, game: GameId }),
});

/** A push message, checked. */
export type PushMessage = v.InferOutput<typeof PushMessage>;

const Quiet = v.object({ isQuiet: v.boolean() });

/** Routes about push notifications. */
export const PUSH_API = {
  pushKey: route({
    method: 'GET',
    path: '/api/push',
    rate: OPEN_READ_RATE,
    summary: 'The public key of this server, for subscribing to its messages (VAPID)',
    isPersonal: false,
    reply: v.object({ publicKey: v.string() }),
  }),
  addDevice: route({
    method: 'PUT',
    path: '/api/me/push',
    rate: { burst: 20, perSecond: 0.1 },
    summary: 'Have a device told when one is awaited at a table, until one signs out there',
    isForPeopleAlone: true,
    body: PushSubscription,
    reply: v.object({ device: v.string() }),
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/me/push/:device',
    rate: WRITE_RATE,
    summary: 'Have a device told no more; it is named by the SHA-256 of its endpoint in base64url',
    isForPeopleAlone: true,
    params: v.object({ device: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  }),
  quiet: route({
    method: 'GET',
    path: '/api/tables/:table/quiet',
    rate: READ_RATE,
    summary: 'Whether one is not called to that table',
    isForPeopleAlone: true,
    params: AtTable,
    reply: Quiet,
  }),
  keepQuiet: route({
    method: 'PUT',
    path: '/api/tables/:table/quiet',
    rate: WRITE_RATE,
    summary: 'Be called to a table at which one sits no more, or again',
    isForPeopleAlone: true,
    params: AtTable,
    body: Quiet,
    refusals: ['not-seated'],
  }),
} as const;
