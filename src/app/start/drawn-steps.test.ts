import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = 'dosaegi.account.7.steps';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 12, 9) });
  document.body.innerHTML =
    `<div id="drawn"><div data-steps-key="${KEY}"><p>오늘 <span data-steps="today">-</span>걸음</p>` +
    '<button data-steps="offer" style="display: none">한라봉 채우기</button>' +
    '<div role="progressbar" aria-valuenow="0" aria-valuetext="0%"></div>' +
    '<p>다음 한라봉까지 <span data-steps="missing">-</span>걸음</p></div></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
});

/** What the drawn page says once its script has run. */
async function readPage() {
  await import('./drawn-steps');
  const bar = document.querySelector<HTMLElement>('[role=progressbar]');
  return {
    texts: [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
    bar: [bar?.getAttribute('aria-valuenow'), bar?.style.getPropertyValue('--progress-section-size')],
  };
}

it('today’s steps of the device stand in the home page that the server has drawn', async () => {
  localStorage.setItem(KEY, '{"day":"2026-04-12","count":12345}');
  expect(await readPage()).toEqual({
    texts: ['오늘 12,345걸음', '다음 한라봉까지 5걸음'],
    bar: ['50', '50%'],
  });
});

it.each([
  ['nothing', undefined],
  ['steps of a day that is over', '{"day":"2026-04-11","count":9000}'],
  ['what is no JSON', '{'],
  ['a text', '"9000"'],
  ['a count that is no number', '{"day":"2026-04-12","count":"100"}'],
  ['a count of half a step', '{"day":"2026-04-12","count":1.5}'],
  ['a count below 0', '{"day":"2026-04-12","count":-1}'],
  ['a count of no day', '{"count":100}'],
])('a device that has kept %s has counted 0 today', async (_what, kept) => {
  if (kept !== undefined) localStorage.setItem(KEY, kept);
  expect(await readPage()).toEqual({ texts: ['오늘 0걸음', '다음 한라봉까지 10걸음'], bar: ['0', '0%'] });
});

it.each([
  [9, 'none'],
  [10, ''],
])('the conversion of %i steps is offered by a button whose display is “%s”', async (count, display) => {
  localStorage.setItem(KEY, JSON.stringify({ day: '2026-04-12', count }));
  await readPage();
  expect(document.querySelector('button')?.style.display).toBe(display);
});

it('a browser that lets nothing be kept has counted 0 today', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect((await readPage()).texts).toEqual(['오늘 0걸음', '다음 한라봉까지 10걸음']);
});

it('a page without steps stays as it is', async () => {
  document.body.innerHTML = '<div id="drawn"><main>로그인</main></div>';
  expect((await readPage()).texts).toEqual([]);
  expect(document.body.textContent).toBe('로그인');
});
