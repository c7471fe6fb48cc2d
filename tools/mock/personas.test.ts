import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../serve/port-of';
import { bundleContract } from '../../contract/bundle';
import { createMock, type Mock } from './create-mock';
import { PERSONAS } from './personas';

let mock: Mock;
let server: Server;
let base: string;

beforeAll(async () => {
  mock = await createMock({ contractFile: await bundleContract() });
  server = createServer(mock.handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${portOf(server)}`;
});

afterAll(async () => {
  mock.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

beforeEach(() => fetch(`${base}/__mock/persona`, { method: 'DELETE' }));

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(base + path, { method, headers: { cookie: 'SESSION=demo', ...headers } });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const as = (persona: string) => ({ 'x-mock-persona': persona });

describe('a persona', () => {
  it('the persona newcomer has earned, bought and started nothing, and is at the first day', async () => {
    expect(await ask('/v1/users/session/me', as('newcomer'))).toMatchObject({
      body: { data: { nickname: '봄바람', hallabong: 0, ownedProducts: [] } },
    });
    expect(await ask('/v1/attendance/check', as('newcomer'), 'POST')).toMatchObject({ body: { days: 1 } });
    expect(await ask('/v1/products/my/goods?userId=6', as('newcomer'))).toMatchObject({ body: { data: [] } });
    expect(await ask('/api/challenges/ongoing', as('newcomer'))).toMatchObject({ body: [] });
  });

  it('the persona rich has 99,999 hallabong', async () => {
    expect(await ask('/v1/users/session/me', as('rich'))).toMatchObject({
      body: { data: { hallabong: 99_999 } },
    });
  });

  it('the persona nothing sees empty lists, on later pages too, and can neither convert nor buy', async () => {
    const headers = { ...as('nothing'), 'content-type': 'application/json' };
    expect(await ask('/api/spots/latest?page=1', headers)).toMatchObject({ body: { content: [] } });
    expect(await ask('/v1/products?category=GOODS', headers)).toMatchObject({ body: { data: [] } });
    const convert = await fetch(`${base}/v1/steps/convert`, {
      method: 'POST',
      headers: { cookie: 'SESSION=demo', ...headers },
      body: JSON.stringify({ requestedPoints: 1 }),
    });
    expect(convert.status).toBe(409);
  });

  it('the persona ending-session loses the session with the sixth call that needs one, and has a new one after a login', async () => {
    await fetch(`${base}/__mock/persona`, {
      method: 'PUT',
      body: JSON.stringify({ persona: 'ending-session' }),
    });
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) statuses.push((await ask('/v1/users/session/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401, 401]);
    expect(await ask('/api/spots/latest')).toMatchObject({ status: 200 });
    await fetch(`${base}/v1/users/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'gamgyul@example.com', password: 'jeju_2026' }),
    });
    expect(await ask('/v1/users/session/me')).toMatchObject({ status: 200 });
  });

  it('a persona gives way to what a request wishes for', async () => {
    const headers = { ...as('nothing'), prefer: 'example=typical' };
    expect(await ask('/api/challenges/ongoing', headers)).toMatchObject({ body: [{ id: 311 }, {}, {}, {}] });
  });

  it('a persona that is chosen lasts until it is taken back', async () => {
    const chosen = await fetch(`${base}/__mock/persona`, { method: 'PUT', body: '{"persona":"rich"}' });
    expect(await chosen.json()).toEqual({ persona: 'rich', personas: [...PERSONAS] });
    expect(await ask('/v1/users/session/me')).toMatchObject({ body: { data: { hallabong: 99_999 } } });
    const none = await fetch(`${base}/__mock/persona`, { method: 'DELETE' });
    expect(await none.json()).toEqual({ persona: null, personas: [...PERSONAS] });
    expect(await ask('/v1/users/session/me')).toMatchObject({ body: { data: { hallabong: 128 } } });
  });

  it('a persona that there is not is refused, and all are named', async () => {
    const message = 'There is no persona poor; there are newcomer, rich, nothing, ending-session.';
    expect(await ask('/v1/users/session/me', as('poor'))).toMatchObject({ status: 400, body: { message } });
    const chosen = await fetch(`${base}/__mock/persona`, { method: 'PUT', body: '{"persona":"poor"}' });
    expect(chosen.status).toBe(400);
  });
});
