import { expect, it } from 'vitest';
import { addressBlockOf } from './client-address.ts';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address with a port', '203.0.113.7:4711', '203.0.113.7'],
  ['an IPv4 address in IPv6 form', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['its neighbour in the same network', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['an address of another network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['an address with brackets and a port', '[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the address of this machine', '::1', '0:0:0:0::/64'],
  ['what is no address', 'unknown', 'unknown'],
])('limits count %s by its network', (_, address, block) => {
  expect(addressBlockOf(address)).toBe(block);
});
