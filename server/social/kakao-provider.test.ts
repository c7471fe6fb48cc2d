import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKakaoProvider } from './kakao-provider.ts';

let server: Server;
let baseUrl: string;
let profile: unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const body = new URLSearchParams(await text(request));
      if (request.url === '/profile') {
        response.end(JSON.stringify(request.headers.authorization === 'Bearer token-1' ? profile : {}));
      } else if (body.get('code') === 'broken') {
        response.writeHead(503).end();
      } else if (
        body.get('code') === 'good' &&
        body.get('grant_type') === 'authorization_code' &&
        body.get('client_id') === 'client-1' &&
        body.get('client_secret') === 'secret-1' &&
        body.get('redirect_uri') === 'https://dosaegi.example/auth/callback/kakao'
      ) {
        response.end(JSON.stringify({ access_token: 'token-1' }));
      } else {
        response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const exchange = (code: string) =>
  createKakaoProvider({
    clientId: 'client-1',
    clientSecret: 'secret-1',
    redirectUri: 'https://dosaegi.example/auth/callback/kakao',
    tokenUrl: `${baseUrl}/token`,
    profileUrl: `${baseUrl}/profile`,
  }).exchange(code);

it('the login by Kakao trades a code for the account with its verified email', async () => {
  profile = {
    id: 42,
    kakao_account: {
      email: 'gamgyul@example.com',
      is_email_valid: true,
      is_email_verified: true,
      profile: { nickname: '감귤이' },
    },
  };
  expect(await exchange('good')).toEqual({
    subject: '42',
    email: 'gamgyul@example.com',
    nickname: '감귤이',
  });
});

it('the login by Kakao does not take over an email that nobody has verified, nor one that is missing', async () => {
  profile = {
    id: 42,
    kakao_account: { email: 'a@example.com', is_email_valid: true, is_email_verified: false },
  };
  expect(await exchange('good')).toEqual({ subject: '42', email: undefined, nickname: undefined });
  profile = { id: 42 };
  expect(await exchange('good')).toEqual({ subject: '42', email: undefined, nickname: undefined });
});

it('the login by Kakao knows nobody by a code that the provider refuses', async () => {
  expect(await exchange('used')).toBeUndefined();
});

it('the login by Kakao fails when the provider does', async () => {
  await expect(exchange('broken')).rejects.toThrow('503');
});
