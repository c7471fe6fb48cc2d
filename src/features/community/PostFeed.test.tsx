import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PostFeed } from './PostFeed';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.classList.remove('drawn');
  document.querySelector('#drawn')?.remove();
});

const POSTS = [3, 2, 1].map((id) => ({ id, name: `오름 ${id}` }));

/** Two cards of what the server has drawn. */
function showDrawn() {
  document.documentElement.classList.add('drawn');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="drawn"><div role="feed"><article></article><article></article></div></div>',
  );
}

/** Draws the feed, and says whether it has asked the browser for places of the drawn page, and for those of its own. */
function watchMeasuring(name: string) {
  const measured = { drawn: false, own: false };
  const note = (element: Element) => (measured[element.closest('#drawn') ? 'drawn' : 'own'] = true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    note(this);
    return 444;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    note(this);
    return new DOMRect(0, 300, 372, 444);
  });
  renderInApp(
    <PostFeed
      name={name}
      posts={POSTS}
      isRanked={false}
      isComplete
      isBusy={false}
      onLike={() => undefined}
      onReport={() => undefined}
    />,
  );
  expect(screen.getAllByRole('article', { name: /오름/ })).toHaveLength(3);
  return measured;
}

it('behind a page that the server has drawn the feed measures what is drawn, and lays out nothing of its own', () => {
  showDrawn();
  expect(watchMeasuring('drawn')).toEqual({ drawn: true, own: false });
});

it('where no drawn page is in sight, the feed measures its own cards', () => {
  expect(watchMeasuring('own')).toEqual({ drawn: false, own: true });
});

it('what the browser reports of a card behind a drawn page that lacks it is heeded, as it may be reported once', () => {
  const reports = new Map<Element, ResizeObserverCallback>();
  class Observer {
    readonly #report: ResizeObserverCallback;
    constructor(report: ResizeObserverCallback) {
      this.#report = report;
    }
    observe(element: Element) {
      reports.set(element, this.#report);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  showDrawn();
  watchMeasuring('reported');
  const feed = screen.getAllByRole('feed').at(-1);
  // 444 each of the two drawn, 430 of the third, and 14 between them.
  expect(feed?.style.height).toBe('1346px');
  const third = screen.getByRole('article', { name: '오름 1' });
  const size = { blockSize: 512, inlineSize: 372 };
  const entry: ResizeObserverEntry = {
    target: third,
    contentRect: new DOMRect(),
    borderBoxSize: [size],
    contentBoxSize: [size],
    devicePixelContentBoxSize: [size],
  };
  act(() => reports.get(third)?.([entry], new ResizeObserver(() => undefined)));
  expect(feed?.style.height).toBe('1428px');
});
