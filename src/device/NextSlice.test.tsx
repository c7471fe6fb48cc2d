import { render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdDrawn, whenPageStands } from './drawing';
import { NextSlice } from './NextSlice';

afterEach(() => document.documentElement.classList.remove('drawn'));

/** Whether what waits for its turn is there when the rest of the page begins, and once it stands. */
function drawPage() {
  let isThereAtOnce = false;
  function Rest() {
    useLayoutEffect(() => {
      isThereAtOnce = screen.queryByText('댓글') !== null;
    }, []);
    return '글';
  }
  render(
    <>
      <NextSlice>
        <p>댓글</p>
      </NextSlice>
      <Rest />
    </>,
  );
  return { isThereAtOnce, isThere: screen.queryByText('댓글') !== null };
}

it('behind a page that the server has drawn, what waits for its turn comes after the rest of the page', () => {
  document.documentElement.classList.add('drawn');
  expect(drawPage()).toEqual({ isThereAtOnce: false, isThere: true });
});

it('where no drawn page is in sight, what waits for its turn is there at once', () => {
  expect(drawPage()).toEqual({ isThereAtOnce: true, isThere: true });
});

/** What is in sight when the page takes the place of the drawing. */
async function takePlace(page: ReactNode): Promise<string[]> {
  const seen: string[] = [];
  function Frame() {
    useLayoutEffect(() => whenPageStands(() => seen.push(document.body.textContent)), []);
    return page;
  }
  const view = render(<Frame />);
  expect(seen).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  view.unmount();
  return seen;
}

it('a page of which a part waits for its turn takes the place of the drawing once, with that part', async () => {
  document.documentElement.classList.add('drawn');
  const page = [
    <p key="post">글</p>,
    <NextSlice key="comments">
      <p>댓글</p>
    </NextSlice>,
  ];
  expect(await takePlace(page)).toEqual(['글댓글']);
});

it('a page of which no part waits takes the place of the drawing in the next task', async () => {
  document.documentElement.classList.add('drawn');
  expect(await takePlace(<p>글</p>)).toEqual(['글']);
});

it('a page that has gone again before its turn takes no place', async () => {
  document.documentElement.classList.add('drawn');
  const taken = vi.fn<() => void>();
  whenPageStands(taken)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).not.toHaveBeenCalled();
});

it('a part that begins to wait before the page has taken the place is waited for', async () => {
  document.documentElement.classList.add('drawn');
  const taken = vi.fn<() => void>();
  const letGo = whenPageStands(taken);
  const goOn = holdDrawn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).not.toHaveBeenCalled();
  goOn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toHaveBeenCalledTimes(1);
  letGo();
});

it('where no drawn page is in sight, a page stands at once', () => {
  const taken = vi.fn<() => void>();
  whenPageStands(taken)();
  expect(taken).toHaveBeenCalledTimes(1);
});
