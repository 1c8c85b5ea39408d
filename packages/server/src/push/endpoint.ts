/** SSRF: clients name the endpoints to which messages are sent, and none may lead into private networks. */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the open internet. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 all that is in use on the open internet. */
const OPEN_IPV6 = new BlockList();
OPEN_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Parts of it that lead elsewhere: to IPv4 (6to4, Teredo), to examples, to nowhere. */
const CLOSED_IPV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED_IPV6.addSubnet(network, prefix, 'ipv6');
}

/** True for an address of the open internet. */
export function isOpenAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  if (version !== 6) return false;
  return OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6');
}

/** The push services of browsers: an endpoint's host is one of these or, after a dot, a name below it. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** The endpoints that may be posted to. */
export interface Reach {
  /** True allows this machine, for tests. */
  readonly mayBeLoopback: boolean;
  /** Hosts of further push services; with a dot before it a name stands for all below it. */
  readonly pushHosts: readonly string[];
}

/**
 * SSRF: whether an endpoint may be written to, as far as its text tells; `lookupOpen` looks at the rest. An
 * endpoint comes from a client, so only known push services are written to.
 */
export function isAllowedEndpoint(text: string, { mayBeLoopback, pushHosts }: Reach): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  if (`${url.username}${url.password}` !== '') return false;
  if (mayBeLoopback && isLoopback(url)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/[.]$/, '');
  return [...PUSH_SERVICES, ...pushHosts].some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known,
  );
}

/** True for an address of this machine; only tests may post there. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1';
}

/** Finds the network address of a name, and only one of the open internet: names can lie. */
export const lookupOpen: LookupFunction = (name, options, found) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const [open, ...more] = (addresses ?? []).filter(({ address }) => isOpenAddress(address));
    if (error || !open) {
      found(error ?? new Error(`${name} is not in the open internet`), '');
    } else if (options.all) found(null, [open, ...more]);
    else found(null, open.address, open.family);
  });
};
