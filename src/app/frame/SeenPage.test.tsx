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

function toPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

/** A tab on its bar: the page of its path as it was last seen, until the app's own stands there. */
function Tab({ path }: { path: string }) {
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <>
      <button onClick={() => setIsDrawn(true)}>다 그렸어요</button>
      <SeenPage path={path} isShown={!isDrawn} isCurrent={isDrawn} />
    </>
  );
}

/** Leaves a page for another one, as somebody on a device. Returns the page that stands over it meanwhile. */
function leave(page: HTMLElement, left: string, path: string, device = createFakeDevice(), userId?: number) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(
    sessionQueryOptions().queryKey,
    userId === undefined ? null : toSessionUser({ userId }),
  );
  keepSeenPage(device, userId, left, page);
  const view = renderInApp(<Tab path={path} />, { device, queryClient });
  const seen = document.querySelector<HTMLElement>('[data-seen-page]');
  return {
    seen,
    arrive: () => {
      fireEvent.click(view.getByText('다 그렸어요'));
      view.unmount();
    },
  };
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

type State = 'kept' | 'shown' | 'current';

/** The place of a page that was left before, which the buttons bring from one state to the next. */
function Place({ states }: { states: readonly State[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button onClick={() => setAt(at + 1)}>다음</button>
      <SeenPage path="/challenge" isShown={states[at] === 'shown'} isCurrent={states[at] === 'current'} />
    </>
  );
}

function showLeftPage(...states: readonly State[]) {
  const device = createFakeDevice();
  const page = toPage('<h1>챌린지</h1>');
  keepSeenPage(device, undefined, '/challenge', page);
  page.remove();
  renderInApp(<Place states={states} />, { device });
  const place = document.querySelector<HTMLElement>('[data-seen-page]');
  if (!place) throw new Error('The page has no place.');
  return { page, place, goOn: () => fireEvent.click(screen.getByRole('button')) };
}

it('a page that was left lies beside the screen, laid out and out of reach, and a tap moves nothing but its place', async () => {
  const layOut = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const { page, place, goOn } = showLeftPage('kept', 'shown', 'current');
  await waitFor(() => expect(page.parentElement).toBe(place));
  expect(layOut.mock.contexts).toContain(page);
  expect(place.dataset.seenPage).toBe('kept');
  // The place begins beneath the line 오프라인.
  expect(page.style.getPropertyValue('--notice-height')).toBe('0px');
  expect(page.inert).toBe(true);
  expect(place.style.transform).toBe('translateX(-100vw)');
  expect(place.hidden).toBe(false);

  const moves = new MutationObserver(() => undefined);
  moves.observe(document.body, { subtree: true, childList: true });
  goOn();
  expect(moves.takeRecords()).toEqual([]);
  expect(place.dataset.seenPage).toBe('shown');
  expect(place.style.transform).toBe('');
  expect(page.inert).toBe(true);

  goOn();
  expect(page.isConnected).toBe(false);
  expect(place.hidden).toBe(true);
});

it('a page that is entered in another way than by its tab stands in the document once', async () => {
  const { page, place, goOn } = showLeftPage('kept', 'current');
  await waitFor(() => expect(page.parentElement).toBe(place));
  goOn();
  expect(page.isConnected).toBe(false);
  expect(place.hidden).toBe(true);
});

it('a tab that gives way to another one before it stands keeps its page where it is', async () => {
  const { page, place, goOn } = showLeftPage('kept', 'shown', 'kept');
  await waitFor(() => expect(page.parentElement).toBe(place));
  goOn();
  const own = document.createElement('a');
  const onTap = vi.fn<() => void>();
  own.addEventListener('click', onTap);
  document.elementFromPoint = () => own;
  fireEvent.click(place);
  goOn();
  expect(onTap).not.toHaveBeenCalled();
  expect(page.parentElement).toBe(place);
  expect(place.style.transform).toBe('translateX(-100vw)');
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
  if (!seen) throw new Error('The page has no place.');
  const early = seen.querySelector('button');
  // What is inert cannot be found in a place.
  document.elementFromPoint = (x, y) => {
    if (x !== 40 || y !== 300) return null;
    if (!seen.isConnected || seen.hidden) return own;
    return page.inert ? seen : early;
  };

  fireEvent.click(seen, { clientX: 40, clientY: 300 });
  expect(page.inert).toBe(true);
  expect(onTap).not.toHaveBeenCalled();
  arrive();
  expect(onTap).toHaveBeenCalledTimes(taps);
});
