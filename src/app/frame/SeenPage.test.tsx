import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { toSessionUser } from '@/domain/account/session-user';
import { sessionQueryOptions } from '@/session/session-query';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { SeenPage } from './SeenPage';
import { keepSeenPage } from './seen-pages';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // jsdom has none of its own.
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.replaceChildren();
});

function toPage(html: string): Element {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

/** Leaves a page for another one, as somebody on a device. Returns the page that stands over it meanwhile. */
function leave(page: Element, left: string, path: string, device = createFakeDevice(), userId?: number) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(
    sessionQueryOptions().queryKey,
    userId === undefined ? null : toSessionUser({ userId }),
  );
  keepSeenPage(device, userId, left, page);
  const view = renderInApp(<SeenPage path={path} isShown isCurrent={false} />, { device, queryClient });
  const seen = document.querySelector<HTMLElement>('[data-seen-page]');
  return { seen, arrive: view.unmount };
}

it('a page that was left stands over the next one until that is drawn, and screen readers hear nothing of it', () => {
  const device = createFakeDevice();
  const challenges = toPage('<h1>챌린지</h1>');
  const first = leave(challenges, '/challenge', '/mypage', device);
  expect(first.seen?.hidden).toBe(true);
  first.arrive();
  challenges.remove();

  const { seen, arrive } = leave(toPage('<h1>마이페이지</h1>'), '/mypage', '/challenge', device);
  expect(seen?.hidden).toBe(false);
  expect(seen?.textContent).toBe('챌린지');
  expect(seen?.getAttribute('aria-hidden')).toBe('true');
  arrive();
  expect(document.body.textContent).toBe('마이페이지');
});

/** The place of a page that was left before; a tap on its tab shows it, and a second one stands for the app's own page. */
function Tab() {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <button onClick={() => setTaps(taps + 1)}>챌린지</button>
      <SeenPage path="/challenge" isShown={taps === 1} isCurrent={taps === 2} />
    </>
  );
}

function showLeftPage() {
  const device = createFakeDevice();
  const page = toPage('<h1>챌린지</h1>');
  keepSeenPage(device, undefined, '/challenge', page);
  page.remove();
  renderInApp(<Tab />, { device });
  const place = document.querySelector<HTMLElement>('[data-seen-page]');
  if (!place) throw new Error('The page has no place.');
  return { page, place, tap: () => fireEvent.click(screen.getByRole('button')) };
}

it('a page that was left lies laid out and unpainted in the document, and a tap moves nothing', async () => {
  const layOut = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const { page, place, tap } = showLeftPage();
  await waitFor(() => expect(page.parentElement).toBe(place));
  expect(layOut.mock.contexts).toContain(page.firstElementChild);
  expect(place.dataset.seenPage).toBe('kept');
  expect(place.style.contentVisibility).toBe('hidden');
  expect(place.hidden).toBe(false);

  const moves = new MutationObserver(() => undefined);
  moves.observe(document.body, { subtree: true, childList: true });
  tap();
  expect(moves.takeRecords()).toEqual([]);
  expect(place.dataset.seenPage).toBe('shown');
  expect(place.style.contentVisibility).toBe('');

  tap();
  expect(page.isConnected).toBe(false);
  expect(place.hidden).toBe(true);
});

it('a browser that cannot leave it unpainted has it in the document from the tap on', () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  vi.useFakeTimers();
  const { page, place, tap } = showLeftPage();
  vi.runAllTimers();
  expect(page.isConnected).toBe(false);
  tap();
  expect(page.parentElement).toBe(place);
  expect(place.hidden).toBe(false);
});

it('a page that still belongs to the app stays in its place', () => {
  const device = createFakeDevice();
  const page = toPage('<h1>챌린지</h1>');
  leave(page, '/challenge', '/mypage', device).arrive();
  const { seen } = leave(page, '/challenge', '/challenge', device);
  expect(seen?.hidden).toBe(true);
  expect(page.parentElement).toBe(document.body);
});

it.each([
  [1, 2],
  [1, undefined],
  [undefined, 1],
])('what user %s has seen is not shown to user %s', (before, after) => {
  const device = createFakeDevice();
  const page = toPage('<p>한라봉 138개</p>');
  leave(page, '/mypage', '/main', device, before).arrive();
  page.remove();
  expect(leave(toPage(''), '/main', '/mypage', device, after).seen?.hidden).toBe(true);
});

it.each([
  '<div role="feed"><article aria-posinset="12">용두암</article></div>',
  '<div role="tab" aria-selected="false">최신순</div><div role="tab" aria-selected="true">인기순</div>',
])('a page that was left in a way in which it does not open is not shown: %s', (html) => {
  const device = createFakeDevice();
  const opened = toPage(
    '<div role="tab" aria-selected="true">최신순</div><div role="feed"><article aria-posinset="1">금오름</article></div>',
  );
  leave(opened, '/community', '/main', device).arrive();
  opened.remove();
  const left = toPage(html);
  leave(left, '/community', '/main', device).arrive();
  left.remove();
  expect(leave(toPage(''), '/main', '/community', device).seen?.textContent).toBe('최신순금오름');
});

it.each([
  ['좋아요 58', 1],
  ['좋아요 59', 0],
])('a tap on 좋아요 58 that comes too early is one on %s in its place %i times', (ownText, taps) => {
  const device = createFakeDevice();
  const page = toPage('<a href="/post/101">금오름</a><button>좋아요 58</button>');
  leave(page, '/community', '/main', device).arrive();
  page.remove();
  const { seen, arrive } = leave(toPage(''), '/main', '/community', device);
  const own = document.createElement('button');
  own.textContent = ownText;
  const onTap = vi.fn<() => void>();
  own.addEventListener('click', onTap);
  document.elementFromPoint = (x, y) => (x === 40 && y === 300 ? own : null);

  const early = seen?.querySelector('button');
  if (!early) throw new Error('There is no button.');
  fireEvent.click(early, { clientX: 40, clientY: 300 });
  expect(onTap).not.toHaveBeenCalled();
  arrive();
  expect(onTap).toHaveBeenCalledTimes(taps);
});

it('a link that is tapped too early leads nowhere by itself', () => {
  const device = createFakeDevice();
  const page = toPage('<a href="/post/101">금오름</a>');
  leave(page, '/community', '/main', device).arrive();
  page.remove();
  const { seen, arrive } = leave(toPage(''), '/main', '/community', device);
  const link = seen?.querySelector('a');
  if (!link) throw new Error('There is no link.');
  document.elementFromPoint = () => null;
  expect(fireEvent.click(link)).toBe(false);
  arrive();
});
