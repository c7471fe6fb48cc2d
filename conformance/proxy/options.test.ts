import { expect, test } from 'vitest';
import { readProxyOptions } from './options.ts';

const DEFAULTS = { port: '5173', 'timeout-ms': '30000', 'api-only': false };

test('an address with a port and a path is taken as it is', () => {
  const { target, port, timeoutMs } = readProxyOptions({ ...DEFAULTS, url: 'http://localhost:8080/backend' });
  expect([target.href, port, timeoutMs]).toEqual(['http://localhost:8080/backend', 5173, 30_000]);
});

test.each([
  [{}, '--url is missing: the address of your server.'],
  [{ url: 'localhost:8080' }, '--url localhost:8080 is not an address such as http://localhost:8080.'],
  [{ url: 'ftp://localhost' }, '--url ftp://localhost is not an address such as http://localhost:8080.'],
  [{ url: 'http://a:b@localhost' }, '--url takes scheme, host, port and at most a path.'],
  [{ url: 'http://localhost', port: '0' }, '--port 0 is not a whole number from 1 to 65535.'],
  [{ url: 'http://localhost', port: 'web' }, '--port web is not a whole number from 1 to 65535.'],
  [
    { url: 'http://localhost', 'timeout-ms': '1.5' },
    '--timeout-ms 1.5 is not a whole number from 1 to 600000.',
  ],
])('%j is refused', (values, message) => {
  expect(() => readProxyOptions({ ...DEFAULTS, ...values })).toThrow(message);
});
