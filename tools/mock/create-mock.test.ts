import { createServer, type Server } from 'node:http';
import { request as send } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundleContract } from '../../contract/bundle.ts';
import { createMock, type Mock } from './create-mock.ts';

const SESSION = { Cookie: 'SESSION=4f1c2a9e7b6d4d0fa1c3' };
const BAD_REQUEST = { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' };
const SPOT = { name: '광치기해변', description: '썰물 때 가세요.', latitude: 33.4526, longitude: 126.9245 };
const NEWCOMER = {
  email: 'newcomer@example.com',
  nickname: '봄바람',
  themes: ['힐링', '자연'],
  gender: 'FEMALE',
  birthYear: '1998',
};

let mock: Mock;
let server: Server;
let origin: string;
const logged: string[] = [];

beforeAll(async () => {
  mock = await createMock({
    contractFile: await bundleContract(),
    maxBodyBytes: 16 * 1024 * 1024,
    log: (line) => logged.push(line),
  });
  server = createServer(mock.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
}, 30_000);

afterEach(async () => {
  await fetch(`${origin}/__mock/choices`, { method: 'DELETE' });
  logged.length = 0;
});

afterAll(async () => {
  mock.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function call(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

function jsonPart(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}

function picture(type = 'image/jpeg', bytes = 2000): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function spotForm(pictures: Blob[], data: Blob = jsonPart(SPOT)): FormData {
  const form = new FormData();
  form.append('data', data);
  for (const [index, file] of pictures.entries()) form.append('images', file, `사진 ${index + 1}.jpg`);
  return form;
}

function sendSpot(body: FormData) {
  return call('/api/spots', { method: 'POST', headers: SESSION, body });
}

function sendRaw(body: string, contentType: string) {
  return call('/api/spots', { method: 'POST', headers: { ...SESSION, 'Content-Type': contentType }, body });
}

function prefer(wish: string, path = '/api/spots/latest') {
  return call(path, { headers: { ...SESSION, Prefer: wish } });
}

function put(path: string, choice: unknown) {
  return call(`/__mock/choices${path}`, { method: 'PUT', body: JSON.stringify(choice) });
}

async function expectAlive(): Promise<void> {
  expect(await sendSpot(spotForm([picture()]))).toMatchObject({
    status: 200,
    body: { success: true, data: 113 },
  });
}

it('the mock takes a spot with JSON data and three pictures', async () => {
  const form = spotForm([picture('image/jpeg'), picture('image/png'), picture('image/webp')]);
  expect(await sendSpot(form)).toMatchObject({ status: 200, body: { success: true, data: 113 } });
});

it('the mock takes a picture that is larger than 9 MiB', async () => {
  expect(await sendSpot(spotForm([picture('image/png', 9.5 * 1024 * 1024)]))).toMatchObject({
    status: 200,
  });
});

it('the mock refuses a value in the JSON part that the contract does not list', async () => {
  const form = new FormData();
  form.append('data', jsonPart({ ...NEWCOMER, gender: 'OTHER' }));
  const answer = await call('/v1/users/register/final', { method: 'POST', body: form });
  expect(answer).toMatchObject({ status: 400, body: BAD_REQUEST });
  expect(answer.headers.get('sl-violations')).toBe(
    '["data.gender must be equal to one of the allowed values: MALE, FEMALE"]',
  );
});

it('the mock refuses a JSON part without a required field and names the field in the log', async () => {
  const { name: _name, ...nameless } = SPOT;
  expect(await sendSpot(spotForm([], jsonPart(nameless)))).toMatchObject({
    status: 400,
    body: BAD_REQUEST,
  });
  expect(logged).toEqual(["400 POST /api/spots: data must have required property 'name'"]);
});

it('the mock refuses a fourth picture', async () => {
  const answer = await sendSpot(spotForm([picture(), picture(), picture(), picture()]));
  expect(answer).toMatchObject({ status: 400, body: BAD_REQUEST });
  expect(answer.headers.get('sl-violations')).toBe('["images must NOT have more than 3 items"]');
});

it('the mock refuses a file of a type that the contract does not take', async () => {
  const answer = await sendSpot(spotForm([picture('application/pdf')]));
  expect(answer).toMatchObject({ status: 400, body: BAD_REQUEST });
  expect(answer.headers.get('sl-violations')).toBe(
    '["images is application/pdf and not image/jpeg or image/png or image/webp"]',
  );
});

it('the mock takes data that is sent without a type', async () => {
  const untyped = new FormData();
  untyped.append('data', JSON.stringify(SPOT));
  expect(await sendSpot(untyped)).toMatchObject({ status: 200 });
});

it('the mock refuses data that is JSON of no kind, or comes twice', async () => {
  const broken = new Blob(['{"name":'], { type: 'application/json' });
  expect(await sendSpot(spotForm([], broken))).toMatchObject({ status: 400 });
  const twice = spotForm([]);
  twice.append('data', jsonPart(SPOT));
  expect(await sendSpot(twice)).toMatchObject({ status: 400 });
});

it('the mock refuses a form without its required part, an empty body and a JSON body', async () => {
  const form = new FormData();
  form.append('images', picture(), '사진.jpg');
  expect(await sendSpot(form)).toMatchObject({ status: 400, body: BAD_REQUEST });
  expect(await call('/api/spots', { method: 'POST', headers: SESSION })).toMatchObject({ status: 400 });
  expect(await sendRaw(JSON.stringify(SPOT), 'application/json')).toMatchObject({ status: 400 });
});

it.each([
  ['no boundary in the header', '--x\r\n\r\n--x--', 'multipart/form-data'],
  ['a body that is no form', 'not a form at all', 'multipart/form-data; boundary=x'],
  ['an empty body', '', 'multipart/form-data; boundary=x'],
  ['a broken part header', '--x\r\nContent-Disposition\r\n\r\na\r\n--x--', 'multipart/form-data; boundary=x'],
  [
    'an end inside a file',
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc',
    'multipart/form-data; boundary=x',
  ],
  [
    'a part without a name',
    '--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('the mock answers 400 to %s and lives on', async (_case, body, contentType) => {
  expect(await sendRaw(body, contentType)).toMatchObject({ status: 400, body: BAD_REQUEST });
  await expectAlive();
});

it('the mock answers 413 to a body past its limit and lives on', async () => {
  const answer = await sendSpot(spotForm([picture('image/png', 17 * 1024 * 1024)]));
  expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'PAYLOAD_TOO_LARGE' } });
  await expectAlive();
});

it('the mock lives on when a client goes away in the middle of an upload', async () => {
  await new Promise<void>((resolve) => {
    const upload = send(`${origin}/api/spots`, {
      method: 'POST',
      headers: { ...SESSION, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 5000 },
    });
    upload.on('error', () => resolve());
    upload.on('close', () => resolve());
    upload.write('--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n', () => upload.destroy());
  });
  expect(await sendSpot(spotForm([picture()]))).toMatchObject({ status: 200 });
});

it('the mock asks for a session before it judges the form', async () => {
  const form = spotForm([picture('application/pdf')]);
  expect(await call('/api/spots', { method: 'POST', body: form })).toMatchObject({ status: 401 });
});

it('the mock answers 401 with the example of the contract to a call without the cookie', async () => {
  expect(await call('/v1/users/session/me')).toMatchObject({
    status: 401,
    body: { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' },
  });
});

it('the mock sets the cookie at login, and the cookie opens the session', async () => {
  const login = await call('/v1/users/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'gamgyul@example.com', password: 'jeju_2026' }),
  });
  expect(login.status).toBe(200);
  const [cookie = ''] = login.headers.getSetCookie();
  expect(cookie).toMatch(/^SESSION=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = await call('/v1/users/session/me', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  expect(session).toMatchObject({ status: 200, body: { data: { nickname: '감귤이' } } });
});

it.each([
  ['/api/spots/latest?page=0', 'content.0.id', 112],
  ['/api/spots/latest?page=1', 'content.0.id', 92],
  ['/api/spots/latest?page=2', 'content.length', 4],
  ['/api/challenges/completed?lastId=340', '0.id', 341],
  ['/api/spots/101/comments/215/replies?page=1&size=10', 'content.0.id', 241],
  ['/api/spots/101/comments/201/replies', 'content.length', 0],
  ['/v1/products?category=GOODS', 'data.0.productId', 411],
  ['/v1/products/404', 'data.productId', 404],
])('the mock answers %s with the example that the contract gives for it', async (path, field, value) => {
  const { body } = await call(path, { headers: SESSION });
  const found = field
    .split('.')
    .reduce<unknown>((node, key) => (Object(node) === node ? Reflect.get(Object(node), key) : node), body);
  expect(found).toBe(value);
});

it('the mock lets a wish of the caller win over them', async () => {
  const { body } = await call('/api/spots/latest?page=1', { headers: { Prefer: 'example=empty' } });
  expect(body).toEqual({ content: [], totalPages: 0 });
});

it('the mock answers 400 with the example of the contract, and names the fault in a header', async () => {
  const answer = await call('/v1/users/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'gamgyul@example.com', password: '짧다' }),
  });
  expect(answer).toMatchObject({ status: 400, body: BAD_REQUEST });
  expect(answer.headers.get('sl-violations')).toContain('body.password');
});

it('the mock answers 400 to JSON that ends in the middle', async () => {
  const answer = await call('/v1/users/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":',
  });
  expect(answer).toMatchObject({ status: 400, body: BAD_REQUEST });
});

it('the mock answers with an envelope to an unknown path (404) and an undocumented method (405)', async () => {
  expect(await call('/v1/nothing')).toMatchObject({
    status: 404,
    body: { success: false, code: 'NOT_FOUND' },
  });
  const wrongMethod = await call('/api/spots/latest', { method: 'DELETE' });
  expect(wrongMethod).toMatchObject({ status: 405, body: { success: false, code: 'METHOD_NOT_ALLOWED' } });
  expect(wrongMethod.headers.get('allow')).toBe('GET');
});

it('the mock takes a literal path for itself and not for an id', async () => {
  expect(await call('/api/spots/latest')).toMatchObject({
    status: 200,
    body: { content: expect.any(Array) },
  });
});

it('the mock serves no file outside the folder of example pictures', async () => {
  expect(await call('/example-images/..%2Fpackage.json')).toMatchObject({ status: 404 });
  expect(await call('/example-images/nothing.svg')).toMatchObject({ status: 404 });
});

it('the mock answers with the wished status', async () => {
  expect(await prefer('code=500')).toMatchObject({ status: 500, body: { success: false } });
  expect(await prefer('code=404', '/api/spots/101')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

it('the mock answers with the wished example, whose status comes along', async () => {
  expect(await prefer('example=empty')).toMatchObject({ status: 200, body: { content: [] } });
  expect(await prefer('example=sessionExpired', '/v1/users/session/me')).toMatchObject({ status: 419 });
});

it('the mock makes up a body on dynamic=true', async () => {
  const made = await prefer('dynamic=true');
  expect(made.status).toBe(200);
  expect(made.body).not.toEqual((await call('/api/spots/latest')).body);
});

it('the mock names what there is when the wish cannot be met', async () => {
  const answer = await prefer('example=sold', '/api/spots/most-liked');
  expect(answer).toMatchObject({ status: 400, body: { code: 'MOCK_UNKNOWN_ANSWER' } });
  expect(JSON.stringify(answer.body)).toContain('typical');
  expect(await prefer('code=418')).toMatchObject({ status: 400, body: { code: 'MOCK_UNKNOWN_ANSWER' } });
  expect(await prefer('delay=soon')).toMatchObject({ status: 400, body: { code: 'MOCK_UNKNOWN_ANSWER' } });
  expect(await prefer('delay=60001')).toMatchObject({ status: 400, body: { code: 'MOCK_UNKNOWN_ANSWER' } });
});

it('the mock holds the answer back by the wished delay', async () => {
  const order: string[] = [];
  const late = prefer('delay=400').then(() => order.push('late'));
  await prefer('delay=0').then(() => order.push('early'));
  await late;
  expect(order).toEqual(['early', 'late']);
});

it('the choices of a developer decide how an operation answers until they are taken back', async () => {
  expect(await put('', { listLatestSpots: { example: 'empty' } })).toMatchObject({ status: 200 });
  expect(await call('/api/spots/latest')).toMatchObject({ status: 200, body: { content: [] } });
  expect(await call('/__mock/choices')).toMatchObject({ body: { listLatestSpots: { example: 'empty' } } });
  expect(await call('/__mock/choices', { method: 'DELETE' })).toMatchObject({ status: 200, body: {} });
  expect(await call('/api/spots/latest')).not.toMatchObject({ body: { content: [] } });
});

it('the choices of a developer give way to the Prefer header of a request', async () => {
  await put('', { listLatestSpots: { status: 500 } });
  const preferred = await call('/api/spots/latest', { headers: { Prefer: 'example=empty' } });
  expect(preferred).toMatchObject({ status: 200, body: { content: [] } });
  expect(await call('/api/spots/latest')).toMatchObject({ status: 500 });
});

it('the choices of a developer can be set and taken back for one operation alone', async () => {
  await put('/listLatestSpots', { status: 500 });
  await put('/getSpot', { status: 404, delayMs: 10 });
  const rest = await call('/__mock/choices/listLatestSpots', { method: 'DELETE' });
  expect(rest.body).toEqual({ getSpot: { status: 404, delayMs: 10 } });
  expect(await call('/api/spots/latest')).toMatchObject({ status: 200 });
  expect(await call('/api/spots/101', { headers: SESSION })).toMatchObject({ status: 404 });
});

it.each([
  ['an unknown operation', { listNothing: {} }],
  ['an unknown status', { listLatestSpots: { status: 418 } }],
  ['an unknown example', { listLatestSpots: { example: 'sold' } }],
  ['an example of another status', { listLatestSpots: { status: 500, example: 'empty' } }],
  ['a delay past a minute', { listLatestSpots: { delayMs: 60_001 } }],
  ['an unknown key', { listLatestSpots: { delay: 5 } }],
])('the choices of a developer are refused with %s, and the old ones stay', async (_case, choices) => {
  await put('', { getSpot: { delayMs: 60_000 } });
  expect(await put('', choices)).toMatchObject({
    status: 400,
    body: { success: false, code: 'MOCK_BAD_CHOICE' },
  });
  expect(await call('/__mock/choices')).toMatchObject({ body: { getSpot: { delayMs: 60_000 } } });
});

it('the choices of a developer are offered by a list of operations with their statuses and examples', async () => {
  const { body } = await call('/__mock/operations');
  expect(body).toContainEqual(
    expect.objectContaining({
      operationId: 'listLatestSpots',
      method: 'GET',
      path: '/api/spots/latest',
      tag: 'spots',
      responses: expect.arrayContaining([
        expect.objectContaining({
          status: 200,
          examples: expect.arrayContaining([expect.objectContaining({ name: 'empty' })]),
        }),
      ]),
    }),
  );
});
