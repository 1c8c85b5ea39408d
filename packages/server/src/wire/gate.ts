/** The gate: by which host this server is reached, from which address, and from which site's pages. */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Rate } from '@nyhavn/protocol';
import type { RateLimiter } from '../rate-limiter.ts';

/** Upgrades to WebSockets from one address: many people may share it, and all come back after a restart. */
export const UPGRADES: Rate = { burst: 600, perSecond: 10 };

/** Settings of the gate. */
interface GateOptions {
  /** The public address, as `https://nyhavn.example`; requests for other hosts are refused. */
  readonly origin?: string | undefined;
  /** The number of proxies in front that add to `X-Forwarded-For`. */
  readonly proxyHops?: number | undefined;
  /** The rate limit of new sockets by address; unlimited if not given. */
  readonly upgrades?: RateLimiter | undefined;
}

/** Judges requests by what the network and the browser say, before anything is looked up. */
export class Gate {
  readonly #origin: URL | undefined;
  readonly #hops: number;
  readonly #upgrades: RateLimiter | undefined;

  constructor({ origin, proxyHops = 0, upgrades }: GateOptions = {}) {
    this.#origin = origin === undefined ? undefined : new URL(origin);
    this.#hops = proxyHops;
    this.#upgrades = upgrades;
  }

  /**
   * True if forwarded headers of a machine are trusted: it is one of the configured number of proxies, or
   * this machine itself. Hop 0 is the machine that is connected.
   */
  readonly trusts = (address: string | undefined, hop: number): boolean =>
    hop < this.#hops || (hop === 0 && isLoopback(address ?? ''));

  /** The client's address: of the chain of proxies the first one that is not believed. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const named = forwarded.map((address) => address.trim()).filter((address) => address !== '');
    const chain = [socket.remoteAddress ?? '', ...named.reverse()];
    let hop = 0;
    while (hop < chain.length - 1 && this.trusts(chain[hop], hop)) hop++;
    return chain[hop] ?? '';
  }

  /** The key of rate limits by address: all addresses of an IPv6 /64 count as one. */
  networkOf(request: IncomingMessage): string {
    return networkOf(this.addressOf(request));
  }

  /** The host that was asked for; undefined where it is no host at all. */
  hostOf({ socket, headers }: IncomingMessage): string | undefined {
    const forwarded = this.trusts(socket.remoteAddress, 0)
      ? headers['x-forwarded-host']
      : undefined;
    const host = String(forwarded ?? headers.host ?? '')
      .split(',')
      .at(-1);
    const url = URL.parse(`${this.#origin?.protocol ?? 'http:'}//${host?.trim()}`);
    const isPlain = url?.pathname === '/' && `${url.search}${url.hash}${url.username}` === '';
    return isPlain ? url.host : undefined;
  }

  /** DNS rebinding: where an origin is set, no other host is served. */
  isServed(host: string): boolean {
    return this.#origin === undefined || host === this.#origin.host;
  }

  /** CSRF: browsers say which page asks, and another site's page may not ask in a person's name. */
  isFromHere(headers: IncomingHttpHeaders): boolean {
    if (headers.origin === undefined) return true;
    const host = URL.parse(headers.origin)?.host;
    return host !== undefined && (host === headers.host || host === this.#origin?.host);
  }

  /** Why a WebSocket is not opened, in words of HTTP; undefined where it may be. */
  refusesUpgrade(request: IncomingMessage): string | undefined {
    if (this.#upgrades?.take(this.networkOf(request)) === false) return '429 Too Many Requests';
    const host = this.hostOf(request);
    if (host === undefined) return '400 Bad Request';
    return this.isServed(host) && this.isFromHere(request.headers) ? undefined : '403 Forbidden';
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127[.]/i.test(address);
}

/** An IPv4 address as it is, the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+[.])/i, '')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(plain)) return isIP(plain) === 4 ? plain : address;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
