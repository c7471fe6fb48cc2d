import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { DescriptionField } from './DescriptionField';

it('the description of a spot keeps the caret where a character was refused, though nothing else changes', () => {
  const change = vi.fn<(value: string) => void>();
  renderInApp(
    <DescriptionField path="description" value={'가'.repeat(200)} error={undefined} onChange={change} />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');

  for (const caret of [1, 1, 5]) {
    field.focus();
    fireEvent.change(field, {
      target: {
        value: `${'가'.repeat(caret - 1)}앞${'가'.repeat(201 - caret)}`,
        selectionStart: caret,
        selectionEnd: caret,
      },
    });
    expect(field.value).toBe('가'.repeat(200));
    expect(field.selectionStart).toBe(caret - 1);
  }
  expect(change.mock.calls).toEqual([['가'.repeat(200)], ['가'.repeat(200)], ['가'.repeat(200)]]);
});
