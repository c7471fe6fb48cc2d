import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { EXAMPLE_IMAGES } from '../process/folders.ts';
import { readServerSettings } from '../process/settings.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** What browsers are told about one kind of source. */
async function readDirective(name: string, environment: Record<string, string>): Promise<string | undefined> {
  const settings = readServerSettings({ NODE_ENV: 'test', ...environment });
  const { headers } = await createApp({ ...server.deps, settings }).request('/healthz');
  const directives = headers.get('Content-Security-Policy')?.split('; ') ?? [];
  return directives.find((directive) => directive.startsWith(`${name} `));
}

it('the security headers lets an app whose API is elsewhere ask that API and show its pictures', async () => {
  const environment = { VITE_API_BASE_URL: 'https://api.example:8443/v2/' };
  expect(await readDirective('connect-src', environment)).toBe(
    "connect-src 'self' data: blob: https://api.example:8443",
  );
  expect(await readDirective('img-src', environment)).toBe(
    "img-src 'self' data: blob: https://api.example:8443",
  );
  expect(await readDirective('script-src', environment)).toBe("script-src 'self'");
});

it('the security headers opens no other origin to an app whose API is here', async () => {
  for (const VITE_API_BASE_URL of ['', '/behind']) {
    expect(await readDirective('connect-src', { VITE_API_BASE_URL })).toBe("connect-src 'self' data: blob:");
    expect(await readDirective('img-src', { VITE_API_BASE_URL })).toBe("img-src 'self' data: blob:");
  }
});

it('the security headers lets the scripts run that stand in the page of the app itself, and no other inline script', async () => {
  const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-policy-'));
  writeFileSync(
    join(webApp, 'index.html'),
    '<script src="/early.js" async></script><script>alert(1)</script><script type="module" src="/a.js"></script>',
  );
  const folders = { exampleImages: EXAMPLE_IMAGES, webApp };
  const answer = await createApp({ ...server.deps, folders }).request('/');
  // To its end: the file is closed then.
  await answer.text();
  rmSync(webApp, { recursive: true });
  expect(answer.headers.get('Content-Security-Policy')).toContain(
    "; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; ",
  );
});
