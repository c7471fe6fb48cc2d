import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoading } from './useLoading';

/** Renders with one answer after another, and gives what was said in each drawing. */
function drawWith(...answers: readonly boolean[]): boolean[] {
  const said: boolean[] = [];
  function Screen({ isLoading }: { isLoading: boolean }) {
    said.push(useLoading(isLoading));
    return null;
  }
  const [first = false, ...others] = answers;
  const { rerender } = render(<Screen isLoading={first} />);
  for (const isLoading of others) rerender(<Screen isLoading={isLoading} />);
  return said;
}

it('a screen goes on to show that it loads in the drawing that the answer brings, and shows it in the next', () => {
  expect(drawWith(true, false)).toEqual([true, true, false]);
});

it('a screen shows at once that it loads, and what is there when it opens', () => {
  expect(drawWith(false, true)[1]).toBe(true);
  expect(drawWith(false)).toEqual([false]);
});
