import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { comments } from '../../db/schema.ts';
import { countTo, insertSpot } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BAD_REQUEST = {
  status: 400,
  body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
};
const NOT_FOUND = {
  status: 404,
  body: { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' },
};

let server: TestServer;
let client: TestClient;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.user({ nickname: '감귤이', profileImage: '/uploads/profiles/g.png' });
  ({ client, userId } = user);
});

afterAll(() => server.stop());

const newSpot = async () => (await insertSpot(server.deps.db, { authorId: userId })).id;

async function write(id: number, text: string): Promise<number> {
  const { body } = await client.call('createComment', { path: { id }, json: { text } });
  return typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;
}

const reply = (id: number, commentId: number, text: string) =>
  client.call('createReply', { path: { id, commentId }, json: { text } });

it('a comment is trimmed, and answered as it stands in the list', async () => {
  const id = await newSpot();
  const answer = await client.call('createComment', { path: { id }, json: { text: '  내일 가요!  ' } });
  const comment = {
    id: expect.any(Number),
    text: '내일 가요!',
    nickname: '감귤이',
    profileImageUrl: '/uploads/profiles/g.png',
    relativeTime: '방금 전',
    depth: 0,
    isDeleted: false,
  };
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(comment);
  server.clock.advance(12 * 60_000);
  const { body } = await server.visitor().call('listComments', { path: { id } });
  expect(body).toEqual({
    content: [{ ...comment, relativeTime: '12분 전' }],
    totalElements: 1,
    hasNext: false,
  });
});

it('a comment comes before older ones, page by page, without their replies', async () => {
  const id = await newSpot();
  const first = await write(id, '하나');
  await write(id, '둘');
  await write(id, '셋');
  await reply(id, first, '답글');
  const page = async (number: number) => {
    const { body } = await client.call('listComments', { path: { id }, query: { page: number, size: 2 } });
    return body;
  };
  expect(await page(0)).toMatchObject({
    content: [{ text: '셋' }, { text: '둘' }],
    totalElements: 3,
    hasNext: true,
  });
  expect(await page(1)).toMatchObject({ content: [{ text: '하나' }], totalElements: 3, hasNext: false });
  expect(await page(2)).toEqual({ content: [], totalElements: 3, hasNext: false });
});

it('a comment that was deleted keeps its place, loses its text and still takes replies', async () => {
  const id = await newSpot();
  const deleted = await write(id, '지운 글');
  await write(id, '남은 글');
  const now = server.clock.now();
  await server.deps.db.update(comments).set({ deletedAt: now }).where(eq(comments.id, deleted));
  const { body } = await client.call('listComments', { path: { id } });
  expect(body).toMatchObject({
    content: [
      { text: '남은 글', isDeleted: false },
      { id: deleted, text: '', isDeleted: true },
    ],
    totalElements: 2,
  });
  expect(await reply(id, deleted, '무슨 글이었나요?')).toMatchObject({ status: 200 });
});

it.each([{ text: '' }, { text: ' \n ' }, { text: '가'.repeat(501) }, {}, { text: 5 }, 'text'])(
  'a comment like %j is refused',
  async (json) => {
    const id = await newSpot();
    const commentId = await write(id, '글');
    expect(await client.call('createComment', { path: { id }, json })).toMatchObject(BAD_REQUEST);
    expect(await client.call('createReply', { path: { id, commentId }, json })).toMatchObject(BAD_REQUEST);
  },
);

it.each(['\u200b\u2060\u3164', ' \u200d '])(
  'a comment is refused when it shows nothing: %j',
  async (text) => {
    const id = await newSpot();
    expect(await client.call('createComment', { path: { id }, json: { text } })).toMatchObject(BAD_REQUEST);
    const commentId = await write(id, '글');
    expect(await reply(id, commentId, text)).toMatchObject(BAD_REQUEST);
  },
);

it('a comment can be written 1,000 times an hour, replies included', async () => {
  const id = await newSpot();
  const author = await server.user();
  await countTo(
    server,
    { key: `comments of ${author.userId}`, limit: { max: 1000, windowMs: 3_600_000 } },
    998,
  );
  const comment = { path: { id }, json: { text: '글' } };
  expect(await author.client.call('createComment', comment)).toMatchObject({ status: 200 });
  const answer = { path: { id, commentId: await write(id, '글') }, json: { text: '글' } };
  expect(await author.client.call('createReply', answer)).toMatchObject({ status: 200 });
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await author.client.call('createReply', answer)).toMatchObject(tooMany);
  expect(await author.client.call('createComment', comment)).toMatchObject(tooMany);
});

it('a comment may have 500 characters', async () => {
  const id = await newSpot();
  const json = { text: '가'.repeat(500) };
  expect(await client.call('createComment', { path: { id }, json })).toMatchObject({ status: 200 });
});

it('replies come oldest first under their comment, one level deep', async () => {
  const id = await newSpot();
  const commentId = await write(id, '몇 시에 갈까요?');
  expect(await reply(id, commentId, ' 다섯 시요. ')).toMatchObject({
    status: 200,
    body: { text: '다섯 시요.', depth: 1, relativeTime: '방금 전', isDeleted: false },
  });
  await reply(id, commentId, '여섯 시도 괜찮아요.');
  await reply(id, commentId, '감사합니다.');
  const list = (page: number) =>
    server.visitor().call('listReplies', { path: { id, commentId }, query: { page, size: 2 } });
  expect((await list(0)).body).toMatchObject({
    content: [
      { text: '다섯 시요.', depth: 1 },
      { text: '여섯 시도 괜찮아요.', depth: 1 },
    ],
    totalElements: 3,
    hasNext: true,
  });
  expect((await list(1)).body).toMatchObject({ content: [{ text: '감사합니다.' }], hasNext: false });
});

it('comments and replies are found far down as if all before them were counted', async () => {
  const id = await newSpot();
  const commentId = await write(id, '첫 댓글');
  const { db } = server.deps;
  await db.execute(sql`
    insert into comments (spot_id, text, created_at)
    select ${id}::bigint, n::text, now() from generate_series(2, 2205) n`);
  await db.execute(sql`
    insert into comments (spot_id, parent_id, text, created_at)
    select ${id}::bigint, ${commentId}::bigint, n::text, now() from generate_series(1, 2205) n`);
  const oldest = Array.from({ length: 2205 }, (_, index) => String(index + 1));
  const newest = [...oldest.slice(1).toReversed(), '첫 댓글'];
  const textsOf = (body: unknown) => JSON.stringify(body).match(/(?<="text":")[^"]+/g) ?? [];
  for (const [page, size] of [
    [9, 100],
    [10, 100],
    [11, 100],
    [12, 100],
    [109, 20],
    [110, 20],
    [111, 20],
    [2204, 1],
    [2205, 1],
    [2_147_483_647, 100],
  ] as const) {
    const query = { page, size };
    const slice = (texts: readonly string[]) => texts.slice(page * size, (page + 1) * size);
    const told = { totalElements: 2205, hasNext: (page + 1) * size < 2205 };
    const { body: list } = await server.visitor().call('listComments', { path: { id }, query });
    expect([page, size, textsOf(list)]).toEqual([page, size, slice(newest)]);
    expect(list).toMatchObject(told);
    const { body: thread } = await server.visitor().call('listReplies', { path: { id, commentId }, query });
    expect([page, size, textsOf(thread)]).toEqual([page, size, slice(oldest)]);
    expect(thread).toMatchObject(told);
  }
});

it('replies are not taken by a reply, nor by a comment of another spot', async () => {
  const id = await newSpot();
  const commentId = await write(id, '글');
  const { body } = await reply(id, commentId, '답글');
  const replyId = typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;
  expect(await reply(id, replyId, '답글의 답글')).toMatchObject(NOT_FOUND);
  const other = await newSpot();
  expect(await reply(other, commentId, '답글')).toMatchObject(NOT_FOUND);
  const path = { id: other, commentId };
  expect(await client.call('listReplies', { path })).toMatchObject(NOT_FOUND);
  expect(await client.call('listReplies', { path: { id, commentId: replyId } })).toMatchObject(NOT_FOUND);
});

it('a spot that does not exist has neither comments nor replies', async () => {
  const path = { id: 999_999, commentId: 1 };
  const json = { text: '글' };
  expect(await client.call('listComments', { path })).toMatchObject(NOT_FOUND);
  expect(await client.call('createComment', { path, json })).toMatchObject(NOT_FOUND);
  expect(await client.call('listReplies', { path })).toMatchObject(NOT_FOUND);
  expect(await client.call('createReply', { path, json })).toMatchObject(NOT_FOUND);
});

it.each([
  [{ id: 'x', commentId: 1 }, {}],
  [{ id: 1, commentId: 'x' }, {}],
  [{ id: 1, commentId: 1 }, { size: 101 }],
  [{ id: 1, commentId: 1 }, { page: -1 }],
])('the path %j with %j is refused', async (path, query) => {
  expect(await client.call('listReplies', { path, query })).toMatchObject(BAD_REQUEST);
  if (path.commentId === 1) {
    expect(await client.call('listComments', { path, query })).toMatchObject(BAD_REQUEST);
  }
});

it.each(['createComment', 'createReply'] as const)('%s needs a session', async (operationId) => {
  const answer = await server.visitor().call(operationId, { path: { id: 1, commentId: 1 } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});
