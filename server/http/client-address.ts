import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ProxyTrust } from '../process/settings.ts';

/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8;

/** Groups that name a network: providers give each customer a whole one. */
const NETWORK_GROUPS = 4;

const split = (text: string) => (text === '' ? [] : text.split(':'));

/** The groups of an IPv6 address in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes an address in its one short form, with an embedded IPv4 address in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  if (tail === undefined) return split(head);
  const [before, after] = [split(head), split(tail)];
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/** The IPv4 address in an IPv6 address that only carries one (::ffff:0:0/96), or undefined. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/**
 * What limits by address count: an IPv4 address, whichever way it is written, or the /64 network of an IPv6 address,
 * because one customer has all the addresses in there. Anything else stays as it is.
 */
export function addressBlockOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Some proxies append the port. */
const withoutPort = (address: string) =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

const remoteOf = (context: Context) => getConnInfo(context).remote.address ?? 'unknown';

/**
 * Who sent a request, as limits count it: the first address that is none of the trusted proxies, from the nearest on.
 * Each proxy appends the address that it saw; what stands before the first one that is not trusted is its own word.
 */
export function clientAddressOf(context: Context, trust: ProxyTrust): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  const told = forwarded.map((address) => withoutPort(address.trim())).filter((address) => address !== '');
  const chain = [remoteOf(context), ...told.toReversed()];
  return addressBlockOf(chain.find((address, hop) => !trust(address, hop)) ?? chain.at(-1) ?? 'unknown');
}

/** Whether the browser speaks https with the server or with the trusted proxy in front of it. */
export function isSecure(context: Context, trust: ProxyTrust): boolean {
  const forwarded = context.req.header('X-Forwarded-Proto');
  const told = forwarded !== undefined && trust(remoteOf(context), 0) ? forwarded : undefined;
  return (told ?? new URL(context.req.url).protocol).startsWith('https');
}
