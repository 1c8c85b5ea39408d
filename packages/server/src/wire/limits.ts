/** Rate limits and bounds of a client's WebSocket. */
import type { Rate } from '@nyhavn/protocol';

/** The limits of a client. */
export interface Limits {
  readonly messages: Rate;
  /** Messages of a person, on all devices together. */
  readonly perPerson: Rate;
  /** Devices, or pages, of a person at a time. */
  readonly sockets: number;
  /** A client that does not answer within so many milliseconds is gone. */
  readonly heartbeatMs: number;
  /** Bytes that may wait for a slow reader. */
  readonly maxUnsentBytes: number;
  /** Tables that a client may watch at a time. */
  readonly channels: number;
}

/** Limits for people. */
export const PERSON_LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  perPerson: { burst: 180, perSecond: 40 },
  sockets: 16,
  heartbeatMs: 30_000,
  maxUnsentBytes: 1 << 20,
  channels: 16,
};

const UNLIMITED_RATE: Rate = { burst: 1e9, perSecond: 1e9 };

/** Limits for a bench. */
export const UNLIMITED: Limits = {
  ...PERSON_LIMITS,
  messages: UNLIMITED_RATE,
  perPerson: UNLIMITED_RATE,
  sockets: 1e9,
  channels: 1e9,
};
