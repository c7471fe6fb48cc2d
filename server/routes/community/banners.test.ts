import { afterAll, beforeAll, expect, it } from 'vitest';
import { banners } from '../../db/schema.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const clock = createTestClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
  const announce = (position: number, title: string, firstDay: string, lastDay: string) => ({
    title,
    imageUrl: `/example-images/festival-${position}.svg`,
    detailUrl: 'https://www.visitjeju.net/',
    firstDay,
    lastDay,
    position,
  });
  await server.deps.db
    .insert(banners)
    .values([
      announce(2, '서귀포유채꽃국제걷기대회', '2026-03-01', '2026-03-31'),
      announce(1, '제주들불축제', '2026-03-15', '2026-04-01'),
    ]);
});

afterAll(() => server.stop());

const images = async (date?: string) => {
  const { body } = await server.visitor().call('listEventBanners', { query: date ? { date } : {} });
  return JSON.stringify(body).match(/festival-\d/g) ?? [];
};

it('the list of banners announces festivals from their first to their last day, in their order, to visitors', async () => {
  const { status, body } = await server.visitor().call('listEventBanners', { query: { date: '2026-04-01' } });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(Number),
      image_url: '/example-images/festival-1.svg',
      detailUrl: 'https://www.visitjeju.net/',
    },
  ]);
  expect(await images('2026-02-28')).toEqual([]);
  expect(await images('2026-03-01')).toEqual(['festival-2']);
  expect(await images('2026-03-31')).toEqual(['festival-1', 'festival-2']);
  expect(await images('2026-04-02')).toEqual([]);
});

it('the list of banners takes the day in Seoul when none is asked for', async () => {
  clock.set('2026-04-01T23:59:00+09:00');
  expect(await images()).toEqual(['festival-1']);
  clock.set('2026-04-02T00:00:00+09:00');
  expect(await images()).toEqual([]);
});

it.each(['2026-4-1', 'today', '2026-02-30'])('the list of banners refuses the day %s', async (date) => {
  expect(await server.visitor().call('listEventBanners', { query: { date } })).toMatchObject({
    status: 400,
    body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
  });
});
