/** Where messages may be sent: anybody can name an endpoint, and none may lead into private networks. */
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

/** Whether a network address is one of the open internet. */
export function isOpenAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  if (version !== 6) return false;
  return OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6');
}

/** Whether an endpoint may be written to, as far as its text tells; `lookupOpen` looks at the rest. */
export function isAllowedEndpoint(text: string, mayBeLoopback: boolean): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  if (`${url.username}${url.password}` !== '') return false;
  if (mayBeLoopback && isLoopback(url)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? isOpenName(host) : isOpenAddress(host);
}

/** Whether an address leads to this machine; only tests may write there. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1';
}

/** Names without a dot, and some endings, are known in private networks alone. */
function isOpenName(name: string): boolean {
  const parts = name.replace(/[.]$/, '').split('.');
  const ending = parts.at(-1) ?? '';
  const isClosed = ['localhost', 'local', 'internal', 'lan', 'home', 'arpa', 'test', 'invalid'];
  return parts.length > 1 && !isClosed.includes(ending.toLowerCase());
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
