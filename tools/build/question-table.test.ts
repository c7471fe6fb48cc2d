import { expect, it } from 'vitest';
import { readContractSource } from '../../contract/sources.ts';
import { isRecord } from '../../src/domain/unknown-values.ts';
import { drawQuestions, type CreateDrawer } from './question-table.ts';

const SESSION = '/v1/users/session/me';

type Ask = Parameters<CreateDrawer>[0];

/** Finds out what pages ask that are made so; without a page nothing is drawn. */
async function tableOf(draw: (address: URL, ask: Ask) => Promise<string | undefined>) {
  return drawQuestions(
    (ask) => (address) => draw(new URL(address, 'https://app.invalid'), ask),
    await readContractSource(),
  );
}

const isSignedIn = async (ask: Ask) => (await ask(SESSION)).status === 200;

it('what a page asks stands under its route, with a choice where that changes it', async () => {
  expect(
    await tableOf(async ({ pathname, searchParams }, ask) => {
      if (pathname !== '/challenge') return undefined;
      await ask(
        searchParams.get('tab') === 'done' ? '/api/challenges/completed' : '/api/challenges/upcoming',
      );
      return 'page';
    }),
  ).toEqual({ challenge: { '': ['/api/challenges/upcoming'], 'tab=done': ['/api/challenges/completed'] } });
});

it('an id of the address stands as the name of its segment, in what is asked later too', async () => {
  expect(
    await tableOf(async ({ pathname }, ask) => {
      const [, page, id] = pathname.split('/');
      if (page !== 'post') return undefined;
      await ask(`/api/spots/${id}`);
      await ask(`/api/spots/${id}/comments?page=0`);
      return 'page';
    }),
  ).toEqual({ post: { '': ['/api/spots/{id}', '/api/spots/{id}/comments?page=0'] } });
});

it('what names an id of an answer, the user among them, waits for the answer', async () => {
  expect(
    await tableOf(async ({ pathname }, ask) => {
      if (pathname !== '/inapp/shop') return undefined;
      const session: unknown = JSON.parse((await ask(SESSION)).data);
      if (!isRecord(session) || !isRecord(session['data'])) return undefined;
      await ask(`/v1/products/my/goods?userId=${String(session['data']['userId'])}`);
      await ask('/v1/products?category=GOODS');
      return 'page';
    }),
  ).toEqual({ shop: { '': ['/v1/products?category=GOODS'] } });
});

it('a page for everybody asks at once what both users and visitors want to know, one for users what they do', async () => {
  expect(
    await tableOf(async ({ pathname }, ask) => {
      const isUser = await isSignedIn(ask);
      if (pathname !== '/mypage' && !(pathname === '/main' && isUser)) return undefined;
      if (isUser) await ask('/v1/notification/settings');
      await ask('/api/community/events/banner');
      return 'page';
    }),
  ).toEqual({
    main: { '': ['/api/community/events/banner', '/v1/notification/settings'] },
    myPage: { '': ['/api/community/events/banner'] },
  });
});

it('a page that asks and cannot be drawn stops the build, as does a question without an example', async () => {
  await expect(
    tableOf(async (_, ask) => {
      await ask('/api/spots/latest');
      return undefined;
    }),
  ).rejects.toThrow('/splash? cannot be drawn');
  await expect(
    tableOf(async (_, ask) => {
      await ask('/v1/unknown');
      return 'page';
    }),
  ).rejects.toThrow('no example for /v1/unknown');
});
