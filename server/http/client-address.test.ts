import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readServerSettings } from '../process/settings.ts';
import { addressBlockOf, clientAddressOf, isSecure } from './client-address.ts';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in IPv6 form', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['its neighbour in the same network', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['an address of another network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the address of this machine', '::1', '0:0:0:0::/64'],
  ['what is no address', 'unknown', 'unknown'],
])('limits count %s by its network', (_, address, block) => {
  expect(addressBlockOf(address)).toBe(block);
});

/** What the server knows of a request that came from an address, with what the headers say. */
async function know(
  TRUST_PROXY: string,
  headers: Readonly<Record<string, string>>,
  remoteAddress = '10.0.0.9',
) {
  const { trustProxy } = readServerSettings({ NODE_ENV: 'test', TRUST_PROXY });
  const app = new Hono();
  app.get('/', (context) =>
    context.json({
      address: clientAddressOf(context, trustProxy),
      secure: isSecure(context, trustProxy),
    }),
  );
  const env = { incoming: { socket: { remoteAddress } } };
  const answer = await app.fetch(new Request('http://dosaegi.example/', { headers }), env);
  const known: unknown = await answer.json();
  return known;
}

const forwarded = (value: string) => ({ 'X-Forwarded-For': value });

it.each([
  ['', '203.0.113.7', '10.0.0.9'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2', '192.0.2.9, 198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['2', '203.0.113.7', '203.0.113.7'],
  ['uniquelocal', '192.0.2.9, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
  ['192.168.0.0/16', '203.0.113.7', '10.0.0.9'],
  ['1', '203.0.113.7:4711', '203.0.113.7'],
  ['1', '[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['1', ' , ', '10.0.0.9'],
])('who sent a request is with TRUST_PROXY=%s and %s', async (trust, header, address) => {
  expect(await know(trust, forwarded(header))).toMatchObject({ address });
});

it('who sent a request is who is connected where nothing was forwarded', async () => {
  expect(await know('1', {})).toMatchObject({ address: '10.0.0.9', secure: false });
});

it('who sent a request speaks https where a trusted proxy says so, and nobody else', async () => {
  const https = { 'X-Forwarded-Proto': 'https' };
  expect(await know('1', https)).toMatchObject({ secure: true });
  expect(await know('loopback', https)).toMatchObject({ secure: false });
  expect(await know('', https)).toMatchObject({ secure: false });
});
