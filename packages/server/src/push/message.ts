/** One message to one push service, as the protocol wants it: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PushMessage } from '@nyhavn/protocol';
import webPush, { type Urgency } from 'web-push';
import type { DeviceRow } from '../store/schema.ts';
import { isAllowedEndpoint, isLoopback, lookupOpen } from './endpoint.ts';
import type { PushKeys } from './keys.ts';

/** Nobody is waited for longer than this. */
const PATIENCE = 10_000;

/** What a message says, and how it is to be carried. */
export interface Letter {
  readonly message: PushMessage;
  /** A later message on the same topic takes the place of an earlier one that was not yet delivered. */
  readonly topic: string;
  /** Seconds for which it is worth delivering. */
  readonly ttl: number;
  readonly urgency: Urgency;
}

/** Who sends, and where to. */
export interface Sender {
  readonly keys: PushKeys;
  /** Whom a push service can turn to: an address of a site or of mail. */
  readonly subject: string;
  /** Whether this machine may be written to, which is for tests alone. */
  readonly mayBeLoopback: boolean;
}

/** What became of a message. */
export interface Outcome {
  /** `gone`: the device does not listen any more; `refused`: it is of no use to try again. */
  readonly kind: 'sent' | 'gone' | 'refused' | 'failed';
  /** After how many milliseconds the push service wants to be asked again, if it says so. */
  readonly after?: number;
}

/** Sends a message to a device. It never throws. */
export async function send(
  { keys, subject, mayBeLoopback }: Sender,
  { endpoint, p256dh, auth }: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  { message, topic, ttl, urgency }: Letter,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!isAllowedEndpoint(endpoint, mayBeLoopback)) return { kind: 'gone' };
  let sealed: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    sealed = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: ttl, urgency, topic },
    );
  } catch {
    // Its key is no point of the curve: nobody could read what is sent to it.
    return { kind: 'gone' };
  }
  try {
    const { status, after } = await post(sealed, signal);
    const kind = kindOf(status);
    return after === undefined ? { kind } : { kind, after };
  } catch {
    return { kind: 'failed' };
  }
}

function kindOf(status: number): Outcome['kind'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

interface Answer {
  readonly status: number;
  readonly after: number | undefined;
}

/** Posts it and hears the status; whatever else comes is not read, and no redirection followed. */
function post(
  { endpoint, headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(endpoint);
  const isHere = isLoopback(url);
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: headers as Record<string, string>,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      agent: false as const,
      ...(isHere ? {} : { lookup: lookupOpen }),
    };
    const posting = begin(url, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        after: pauseIn(response.headers['retry-after']),
      });
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
