import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const DAY_MS = 86_400_000;

describe('the session', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.stop());

  it('the session of a newcomer has the default picture and nothing earned', async () => {
    const { userId, client } = await server.user({ nickname: '봄바람', themes: ['힐링', '자연'] });
    const { status, body } = await client.call('getSession');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        userId,
        nickname: '봄바람',
        name: null,
        profile: '',
        hallabong: 0,
        totalSteps: 0,
        moodGrade: '',
        themes: ['힐링', '자연'],
        jejuTiconOwned: false,
        ownedProducts: [],
      },
    });
  });

  it('the session tells only the fields that are asked for, and the id', async () => {
    const { userId, client } = await server.user({ nickname: '감귤이' });
    const { body } = await client.call('getSession', { query: { fields: 'nickname,hallabong' } });
    expect(body).toEqual({ success: true, data: { userId, nickname: '감귤이', hallabong: 0 } });
  });

  it.each(['shoeSize', '', 'nickname,nickname', 'nickname,'])(
    'the session refuses the fields "%s" with 400',
    async (fields) => {
      const { client } = await server.user();
      const { status, body } = await client.call('getSession', { query: { fields } });
      expect(status).toBe(400);
      expect(body).toEqual({ success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' });
    },
  );

  it('the session is missing without a cookie, which is no fault, and with one that nobody was given, which is', async () => {
    const visitor = server.visitor();
    const refusal = { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' };
    expect(await visitor.call('getSession')).toMatchObject({ status: 200, body: refusal });
    visitor.cookies.set('SESSION', 'x'.repeat(43));
    expect(await visitor.call('getSession')).toMatchObject({ status: 401, body: refusal });
  });

  it('the session lasts 30 days and then has timed out', async () => {
    const { client } = await server.user();
    server.clock.advance(30 * DAY_MS - 1);
    expect(await client.call('getSession')).toMatchObject({ status: 200 });
    server.clock.advance(1);
    expect(await client.call('getSession')).toMatchObject({
      status: 419,
      body: {
        success: false,
        code: 'SESSION_EXPIRED',
        message: '세션이 만료되었습니다. 다시 로그인해주세요.',
      },
    });
  });

  it('the session is not stored in a form that could be used as a cookie', async () => {
    const { client } = await server.user();
    const stored = await server.deps.db.query.sessions.findMany();
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(client.cookies.get('SESSION'));
  });

  it('the session ends the log without an error', () => {
    expect(server.errors).toEqual([]);
  });
});
