import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PostFeed } from './PostFeed';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.classList.remove('drawn');
  document.querySelector('#drawn')?.remove();
});

const POSTS = [3, 2, 1].map((id) => ({ id, name: `오름 ${id}` }));

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
  document.documentElement.classList.add('drawn');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="drawn"><div role="feed"><article></article><article></article></div></div>',
  );
  expect(watchMeasuring('drawn')).toEqual({ drawn: true, own: false });
});

it('where no drawn page is in sight, the feed measures its own cards', () => {
  expect(watchMeasuring('own')).toEqual({ drawn: false, own: true });
});
