import { afterAll, beforeAll, expect, it } from 'vitest';
import { MUTANTS } from '../faults/list.ts';
import { startReferenceServer, type ReferenceServer } from './reference-server.ts';

let servers: ReferenceServer[];

beforeAll(async () => {
  const mutant = MUTANTS.find(({ id }) => id === 'spot-id-is-text');
  servers = [await startReferenceServer(), await startReferenceServer(), await startReferenceServer(mutant)];
});

afterAll(() => Promise.all(servers.map((server) => server.stop())));

const post = (url: string, json: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) });

const read = async (url: string): Promise<unknown> => (await fetch(url)).json();

it('the reference server lets both accounts sign in', async () => {
  const [server] = servers;
  const statuses = (server?.accounts ?? []).map(
    async (account) => (await post(`${server?.url}/v1/users/auth/login`, account)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});

it('the reference server shows the mails that it sent, each server its own', async () => {
  const [one, other] = servers;
  await post(`${one?.url}/v1/users/register/email/send`, { email: 'new@example.com' });
  expect(await read(`${one?.url}${one?.outboxPath}`)).toMatchObject([{ to: 'new@example.com' }]);
  expect(await read(`${other?.url}${other?.outboxPath}`)).toEqual([]);
});

it('the reference server knows newcomers by its social codes, each once', async () => {
  const [server] = servers;
  expect(server?.socialCodes).toHaveLength(3);
  const [code = ''] = server?.socialCodes ?? [];
  const answer = await post(`${server?.url}/v1/users/kakao/login?code=${code}`, undefined);
  expect(await answer.json()).toMatchObject({ success: true, data: { isNewUser: true } });
});

it('the reference server departs as the mutant says', async () => {
  const [reference, , faulty] = servers;
  expect(await read(`${reference?.url}/api/spots/101`)).toMatchObject({ id: 101 });
  expect(await read(`${faulty?.url}/api/spots/101`)).toMatchObject({ id: '101' });
});
