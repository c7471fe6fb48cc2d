import { afterAll, beforeAll, expect, it } from 'vitest';
import { JPEG_BYTES, jpegFile, PNG_BYTES, WEBP_BYTES } from '../../testing/pictures.ts';
import { countTo } from '../../testing/rows.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const storage = createMemoryStorage();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ storage });
});

afterAll(() => server.stop());

const session = async (client: TestClient) => (await client.call('getSession')).body;

const change = (client: TestClient, nickname: string) =>
  client.call('changeNickname', { query: { nickname } });

const put = (client: TestClient, file: Blob) => {
  const form = new FormData();
  form.append('newProfileImage', file, 'me');
  return client.call('saveProfileImage', { form });
};

/** A picture with so much behind it that it has this many bytes. */
const ofSize = (bytes: number) => new Blob([JPEG_BYTES, new Uint8Array(bytes - JPEG_BYTES.byteLength)]);

it('the themes are replaced', async () => {
  const { client } = await server.user({ themes: ['힐링'] });
  const themes = ['나홀로 여행', '자연'];
  expect(await client.call('saveThemes', { json: { themes } })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await session(client)).toMatchObject({ data: { themes: ['나홀로 여행', '자연'] } });
});

it.each([[[]], [['힐링', '자연', '데이트', '반려동물']], [['힐링', '힐링']], [['등산']]])(
  'the themes refuse %j',
  async (themes) => {
    const { client } = await server.user();
    expect(await client.call('saveThemes', { json: { themes } })).toMatchObject({ status: 400 });
  },
);

it('a change of nickname takes 2 to 20 characters, and the nickname that one has', async () => {
  const { client } = await server.user({ nickname: '바람길' });
  const answer = { status: 200, body: { success: true, data: '닉네임이 변경되었습니다.' } };
  expect(await change(client, '한라산감귤이')).toMatchObject(answer);
  expect(await change(client, '한라산감귤이')).toMatchObject(answer);
  expect(await change(client, '가나다라마바사아자차카타파하가나다라마바')).toMatchObject(answer);
  expect(await change(client, '가나')).toMatchObject(answer);
  expect(await session(client)).toMatchObject({ data: { nickname: '가나' } });
});

it('a change of nickname carries the text of its failure in data', async () => {
  const { client } = await server.user();
  await server.user({ nickname: '돌하르방' });
  expect(await change(client, '돌하르방')).toMatchObject({
    status: 409,
    body: { success: false, code: 'NICKNAME_TAKEN', data: '이미 사용중인 닉네임입니다.' },
  });
  expect(await change(client, '가')).toMatchObject({
    status: 400,
    body: { success: false, code: 'BAD_REQUEST', data: '닉네임은 2자 이상이어야 합니다.' },
  });
  expect(await change(client, '가나다라마바사아자차카타파하가나다라마바사')).toMatchObject({
    status: 400,
    body: { success: false, code: 'BAD_REQUEST', data: '닉네임은 20자 이하여야 합니다.' },
  });
});

it('a change of nickname takes neither what nobody sees nor the name of the product', async () => {
  const { client } = await server.user({ nickname: '수국길' });
  const failed = { status: 400, body: { success: false, data: '닉네임 변경에 실패했습니다.' } };
  const other = await server.user();
  for (const nickname of ['수국길\u200b', '수국\u2060길', '수국길\u3164', '\u202e길국수']) {
    expect(await change(other.client, nickname)).toMatchObject(failed);
  }
  const taken = { status: 409, body: { code: 'NICKNAME_TAKEN', data: '이미 사용중인 닉네임입니다.' } };
  expect(await change(client, '도새기')).toMatchObject(taken);
  expect(await change(client, 'ㄷㅗㅅㅐㄱㅣ')).toMatchObject(taken);
  expect(await change(client, '도새기🐷')).toMatchObject({ status: 200 });
});

it('a change of nickname takes the own nickname in other letters', async () => {
  const { client } = await server.user({ nickname: 'Hydrangea' });
  expect(await change(client, 'hydrangea')).toMatchObject({ status: 200 });
  const { client: other } = await server.user();
  expect(await change(other, 'ＨＹＤＲＡＮＧＥＡ')).toMatchObject({ status: 409 });
});

it('a change of nickname gives a nickname to one of many who want it at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => server.user()));
  const answers = await Promise.all(people.map(({ client }) => change(client, '모두의이름')));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(19);
});

it.each([
  ['JPEG', jpegFile()],
  ['PNG', new Blob([PNG_BYTES])],
  ['WebP', new Blob([WEBP_BYTES])],
])('the profile picture may be a %s file', async (_, file) => {
  const { client } = await server.user();
  expect(await put(client, file)).toMatchObject({ status: 200, body: { success: true } });
  expect(await session(client)).toHaveProperty(
    'data.profile',
    expect.stringMatching(/^\/uploads\/profiles\/[\w-]+\.webp$/),
  );
});

it('the profile picture replaces the file of the one before, and goes back to the default one', async () => {
  const { client } = await server.user();
  const before = storage.files.size;
  await put(client, jpegFile());
  await put(client, jpegFile());
  expect(storage.files.size).toBe(before + 1);
  expect(await client.call('deleteProfileImage')).toMatchObject({ status: 200, body: { success: true } });
  expect(storage.files.size).toBe(before);
  expect(await session(client)).toMatchObject({ data: { profile: '' } });
  expect(await client.call('deleteProfileImage')).toMatchObject({ status: 200, body: { success: true } });
});

it('the profile picture can be sent 300 times an hour', async () => {
  const { userId, client } = await server.user();
  await countTo(server, { key: `pictures of ${userId}`, limit: { max: 300, windowMs: 3_600_000 } }, 299);
  expect(await put(client, jpegFile())).toMatchObject({ status: 200 });
  expect(await put(client, jpegFile())).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS' },
  });
});

it('the profile picture may have 10 MB and not one byte more', async () => {
  const { client } = await server.user();
  expect(await put(client, ofSize(10_000_000))).toMatchObject({ status: 200 });
  expect(await put(client, ofSize(10_000_001))).toMatchObject({
    status: 400,
    body: { code: 'NOT_AN_IMAGE' },
  });
  expect(await put(client, ofSize(11_000_000))).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE', message: '보내려는 내용이 너무 큽니다.' },
  });
});

it('the profile picture is refused when it is no picture or missing', async () => {
  const { client } = await server.user();
  expect(await put(client, new Blob(['GIF89a'], { type: 'image/png' }))).toMatchObject({
    status: 400,
    body: { code: 'NOT_AN_IMAGE', message: '이미지 파일만 올릴 수 있습니다.' },
  });
  expect(await client.call('saveProfileImage', { form: new FormData() })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
  });
  const text = new FormData();
  text.append('newProfileImage', 'text');
  expect(await client.call('saveProfileImage', { form: text })).toMatchObject({ status: 400 });
});

it('the notification setting is off at first and stays as it was saved', async () => {
  const { client } = await server.user();
  const read = async () => (await client.call('getNotificationSetting')).body;
  expect(await read()).toEqual({ success: true, data: false });
  const turnOn = { json: { enabled: true } };
  expect(await client.call('saveNotificationSetting', turnOn)).toMatchObject({ body: { success: true } });
  await client.call('saveNotificationSetting', turnOn);
  expect(await read()).toEqual({ success: true, data: true });
});

it('the notification setting refuses what is neither on nor off', async () => {
  const { client } = await server.user();
  const json = { enabled: 'yes' };
  expect(await client.call('saveNotificationSetting', { json })).toMatchObject({ status: 400 });
});

it.each([
  'saveThemes',
  'changeNickname',
  'saveProfileImage',
  'deleteProfileImage',
  'getNotificationSetting',
  'saveNotificationSetting',
] as const)('%s needs a session', async (operationId) => {
  expect(await server.visitor().call(operationId)).toMatchObject({
    status: 401,
    body: { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' },
  });
});
