import { expect, it } from 'vitest';
import { readServerSettings } from '../settings.ts';
import { startTestServer } from '../testing/start-test-server.ts';

/** What browsers are told about one kind of source. */
async function readDirective(name: string, environment: Record<string, string>): Promise<string | undefined> {
  const server = await startTestServer({
    settings: readServerSettings({ NODE_ENV: 'test', ...environment }),
  });
  const { headers } = await fetch(`${server.url}/healthz`);
  await server.stop();
  const directives = headers.get('Content-Security-Policy')?.split('; ') ?? [];
  return directives.find((directive) => directive.startsWith(`${name} `));
}

it('lets an app whose API is elsewhere ask that API and show its pictures', async () => {
  const environment = { VITE_API_BASE_URL: 'https://api.example:8443/v2/' };
  expect(await readDirective('connect-src', environment)).toBe(
    "connect-src 'self' data: blob: https://api.example:8443",
  );
  expect(await readDirective('img-src', environment)).toBe(
    "img-src 'self' data: blob: https://api.example:8443",
  );
  expect(await readDirective('script-src', environment)).toBe("script-src 'self'");
});

it('opens no other origin to an app whose API is here', async () => {
  for (const VITE_API_BASE_URL of ['', '/behind']) {
    expect(await readDirective('connect-src', { VITE_API_BASE_URL })).toBe("connect-src 'self' data: blob:");
    expect(await readDirective('img-src', { VITE_API_BASE_URL })).toBe("img-src 'self' data: blob:");
  }
});
