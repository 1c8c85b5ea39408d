/** One message to one push service, as the protocol wants it: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
import { ECDH } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PushMessage } from '@nyhavn/protocol';
import webPush, { type Urgency } from 'web-push';
import type { DeviceRow } from '../store/schema.ts';
import { isAllowedEndpoint, isLoopback, lookupOpen, type Reach } from './endpoint.ts';
import type { PushKeys } from './keys.ts';

/** Time-out of one request to a push service. */
const PUSH_TIMEOUT_MS = 10_000;

/** A message and its delivery options. */
export interface PushRequest {
  readonly message: PushMessage;
  /** A later message on the same topic takes the place of an earlier one that was not yet delivered. */
  readonly topic: string;
  /** Seconds for which it is worth delivering. */
  readonly ttl: number;
  readonly urgency: Urgency;
}

/** The sender's keys and contact, and the endpoints that may be posted to. */
export interface PushIdentity {
  readonly keys: PushKeys;
  /** The contact for push services: the address of a site or of mail. */
  readonly subject: string;
  readonly reach: Reach;
}

/** The result of a delivery. */
export interface DeliveryResult {
  /** `gone`: the device does not listen any more; `refused`: it is of no use to try again. */
  readonly kind: 'sent' | 'gone' | 'refused' | 'failed';
  /** After how many milliseconds the push service wants to be asked again, if it says so. */
  readonly after?: number;
  /** Why it was not sent. */
  readonly error?: unknown;
}

/** Sends a message to a device. It throws for bugs of ours alone. */
export async function send(
  { keys, subject, reach }: PushIdentity,
  { endpoint, p256dh, auth }: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  { message, topic, ttl, urgency }: PushRequest,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  if (!isAllowedEndpoint(endpoint, reach) || !isPoint(p256dh)) return { kind: 'gone' };
  const sealed = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: ttl, urgency, topic },
  );
  try {
    const { status, after } = await post(sealed, signal);
    const kind = kindOf(status);
    if (kind === 'sent' || kind === 'gone') return { kind };
    const error = new Error(`a push service answered ${status}`);
    return after === undefined ? { kind, error } : { kind, after, error };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** True if a key is a point of the curve: nothing could decrypt a message for any other key. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return true;
  } catch {
    // Expected: keys come from people.
    return false;
  }
}

function kindOf(status: number): DeliveryResult['kind'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

interface PushResponse {
  readonly status: number;
  readonly after: number | undefined;
}

/** Posts the request and returns the status. It reads no body and follows no redirection. */
function post(
  { endpoint, headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
  signal: AbortSignal,
): Promise<PushResponse> {
  const url = new URL(endpoint);
  const isHere = isLoopback(url);
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: headers as Record<string, string>,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT_MS)]),
      agent: false as const,
      ...(isHere ? {} : { lookup: lookupOpen }),
    };
    const posting = begin(url, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        after: pauseIn(response.headers['retry-after']),
      });
      // Expected: the status is all that is read, and then the connection is cut.
      response.on('error', () => undefined);
      response.destroy();
    });
    posting.on('error', reject);
    posting.end(body);
  });
}

/** `Retry-After` in milliseconds, where it is a number of seconds. */
function pauseIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}
