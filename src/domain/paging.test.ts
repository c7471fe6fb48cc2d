import { expect, it } from 'vitest';
import { contentOf, hasRecentNews } from './paging.ts';

it.each([[null], [undefined], [{}], [{ content: '<html>' }], [{ content: { 0: 1 } }]])(
  'a page of %j holds nothing',
  (page) => {
    expect(contentOf(page)).toEqual([]);
  },
);

it('a page holds all that the server sent, whatever it is', () => {
  expect(contentOf({ content: [null, 'x', { id: 1 }] })).toEqual([null, 'x', { id: 1 }]);
});

const hasNews = (...pages: { content: number[] }[]) => hasRecentNews(pages, ({ content }) => content);

it('paging looks for news on the last two pages only', () => {
  expect(hasNews()).toBe(false);
  expect(hasNews({ content: [1] })).toBe(true);
  expect(hasNews({ content: [1, 2] }, { content: [1, 2] })).toBe(true);
  expect(hasNews({ content: [1, 2] }, { content: [2] }, { content: [1] })).toBe(false);
  expect(hasNews({ content: [1, 2] }, { content: [2] }, { content: [1, 3] })).toBe(true);
});
