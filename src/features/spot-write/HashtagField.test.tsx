import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { HashtagField } from './HashtagField';

it('the field of hashtags takes no hashtag by the Enter with which Safari ends a composition, but by the next', () => {
  const change = vi.fn<() => void>();
  renderInApp(<HashtagField hashtags={[]} hashtagInput="바다" onChange={change} />);
  const field = screen.getByRole('textbox', { name: '해시태그' });
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  change.mockClear();

  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(change).not.toHaveBeenCalled();

  const enter = createEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(true);
  expect(change.mock.calls).toEqual([[{ hashtags: ['바다'], hashtagInput: '' }]]);
});
