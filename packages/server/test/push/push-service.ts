/** A push service on this machine that speaks the real protocol, and the browsers that it serves. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage } from '@nyhavn/protocol';
import * as v from 'valibot';

/** A message as it came to a device: checked, decrypted. */
export interface Received {
  readonly message: PushMessage;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
}

/** What the service answers: a status, and perhaps when to ask again. */
type PushServiceAnswer = number | { readonly status: number; readonly retryAfter: string };

/** A browser that has subscribed. */
export class Device {
  readonly path = `/push/${randomBytes(16).toString('base64url')}`;
  readonly received: Received[] = [];
  /** Answers to the next messages; after them all are taken. */
  readonly answers: PushServiceAnswer[] = [];
  /** How often somebody has tried to send something. */
  tries = 0;
  readonly #key: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #origin: string;
  /** The key for which it has subscribed: only that server may send. */
  readonly applicationServerKey: string;

  constructor(origin: string, applicationServerKey: string) {
    this.#origin = origin;
    this.applicationServerKey = applicationServerKey;
    this.#key.generateKeys();
  }

  /** The subscription, as a browser gives it in JSON. */
  subscription() {
    return {
      endpoint: `${this.#origin}${this.path}`,
      expirationTime: null,
      keys: {
        p256dh: this.#key.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Takes what was encrypted for it, by RFC 8188 and RFC 8291. */
  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordSize) throw new Error('more than one record');
    const secret = this.#key.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), theirs]);
    const material = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${label}\0`), length),
      );
    const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opened.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding');
    return JSON.parse(padded.subarray(0, end).toString());
  }
}

/** The service: every message that breaks the protocol is a complaint. */
export class PushService {
  readonly complaints: string[] = [];
  readonly #devices = new Map<string, Device>();
  readonly #server = createServer((request, response) => {
    this.#take(request).then(
      (answer) => {
        const { status, retryAfter } =
          typeof answer === 'number' ? { status: answer, retryAfter: undefined } : answer;
        response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
        response.end('{"what push services say beside it":"is for people"}');
      },
      (error: Error) => {
        this.complaints.push(error.message);
        response.writeHead(400).end(error.message);
      },
    );
  });

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A browser subscribes, for the key of a server. */
  subscribe(applicationServerKey: string): Device {
    const device = new Device(this.origin, applicationServerKey);
    this.#devices.set(device.path, device);
    return device;
  }

  async #take(request: IncomingMessage): Promise<PushServiceAnswer> {
    const device = this.#devices.get(request.url ?? '');
    if (!device) return 404;
    const body = await bodyOf(request);
    device.tries++;
    const { headers, method } = request;
    expectSame('method', method, 'POST');
    expectSame('content-encoding', headers['content-encoding'], 'aes128gcm');
    expectSame('content-length', headers['content-length'], `${body.length}`);
    if (body.length > 4096) throw new Error('larger than 4096 bytes');
    this.#checkVapid(headers.authorization ?? '', device);
    const received = {
      message: v.parse(PushMessage, device.decrypt(body)),
      ttl: numberIn('ttl', headers.ttl),
      urgency: String(headers.urgency),
      topic: String(headers.topic),
    };
    if (!/^(very-low|low|normal|high)$/.test(received.urgency)) throw new Error('urgency');
    if (!/^[\w-]{1,32}$/.test(received.topic)) throw new Error('topic');
    const answer = device.answers.shift() ?? 201;
    if (answer === 201) device.received.push(received);
    return answer;
  }

  /** Who sends has to sign with the key for which the browser has subscribed (RFC 8292). */
  #checkVapid(authorization: string, { applicationServerKey }: Device): void {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    expectSame('key', key, applicationServerKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expectSame('alg', json(head).alg, 'ES256');
    const point = Buffer.from(key, 'base64url');
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) throw new Error('not signed by its key');
    const { aud, exp, sub } = json(claims);
    expectSame('aud', aud, this.origin);
    if (!/^(https:\/\/|mailto:)./.test(String(sub))) throw new Error(`sub is ${sub}`);
    const left = Number(exp) - Date.now() / 1000;
    if (!(left > 0 && left <= 24 * 3600)) throw new Error(`exp is ${left} seconds from now`);
  }
}

function json(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function expectSame(what: string, given: unknown, wanted: string): void {
  if (given !== wanted) throw new Error(`${what} is ${given}, not ${wanted}`);
}

function numberIn(what: string, text: string | string[] | undefined): number {
  if (!/^\d+$/.test(String(text))) throw new Error(`${what} is ${text}`);
  return Number(text);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
