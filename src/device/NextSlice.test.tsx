import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
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
