import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRootMark } from './root-mark';

function Part() {
  useRootMark('data-bottom-bar');
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-bottom-bar');

it('the document is marked as long as one part on the screen wants it', async () => {
  const { rerender, unmount } = render([<Part key="1" />, <Part key="2" />]);
  expect(isMarked()).toBe(true);
  rerender([<Part key="1" />]);
  await Promise.resolve();
  expect(isMarked()).toBe(true);
  unmount();
  await Promise.resolve();
  expect(isMarked()).toBe(false);
});

it('the mark is not touched when another part that wants it comes in the place of the first', () => {
  const { rerender, unmount } = render(<Part key="1" />);
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.documentElement, { attributes: true });
  rerender(<Part key="2" />);
  expect(watcher.takeRecords()).toEqual([]);
  expect(isMarked()).toBe(true);
  watcher.disconnect();
  unmount();
});
