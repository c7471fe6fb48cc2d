import userEvent from '@testing-library/user-event';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as spotForm from '@/domain/community/spot-form';
import * as themes from '@/domain/themes';
import { renderInApp } from '../../../tests/support/render-in-app';
import { SpotForm } from './SpotForm';

it('the form of a spot draws anew the part alone in which a letter is typed or a tile is tapped', async () => {
  renderInApp(<SpotForm userId={1} onSeePosted={() => undefined} />);
  // What was left from before is read.
  await act(() => Promise.resolve());
  const draws = {
    photos: vi.spyOn(spotForm, 'spotImageCounter'),
    description: vi.spyOn(spotForm, 'spotDescriptionCounter'),
    tiles: vi.spyOn(themes, 'isThemeLabel'),
  };
  const drawnBy = async (what: Promise<void>) => {
    await what;
    const counts = Object.fromEntries(
      Object.entries(draws).map(([part, draw]) => [part, draw.mock.calls.length]),
    );
    for (const draw of Object.values(draws)) draw.mockClear();
    return counts;
  };
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: /내용을 입력해주세요/ }));
  await drawnBy(Promise.resolve());

  expect(await drawnBy(user.keyboard('바'))).toEqual({ photos: 0, description: 1, tiles: 0 });
  expect(screen.getByText('1/200')).toBeDefined();
  expect(await drawnBy(user.click(screen.getByRole('radio', { name: '자연' })))).toEqual({
    photos: 0,
    description: 0,
    tiles: 1,
  });
  expect(await drawnBy(user.click(screen.getByRole('radio', { name: '힐링' })))).toEqual({
    photos: 0,
    description: 0,
    tiles: 2,
  });
  expect(await drawnBy(user.type(screen.getByRole('textbox', { name: '해시태그' }), '오름,'))).toEqual({
    photos: 0,
    description: 0,
    tiles: 0,
  });
  expect(screen.getByRole('button', { name: '오름 삭제' })).toBeDefined();
  expect(await drawnBy(user.keyboard('{Backspace}'))).toEqual({ photos: 0, description: 0, tiles: 0 });
  vi.restoreAllMocks();
});

it('the form of a spot refuses what is too much of a description also after syllables have been composed', async () => {
  renderInApp(<SpotForm userId={1} onSeePosted={() => undefined} />);
  await act(() => Promise.resolve());
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /내용을 입력해주세요/ });
  const type = (value: string, caret = value.length) =>
    fireEvent.change(field, { target: { value, selectionStart: caret, selectionEnd: caret } });
  const start = '가'.repeat(198);
  type(start);
  for (const text of [`${start}중`, `${start}중끝`]) {
    fireEvent.compositionStart(field);
    type(text);
    fireEvent.compositionEnd(field);
  }
  expect(screen.getByText('200/200')).toBeDefined();

  type(`b${start}중끝`, 1);
  expect(field.value).toBe(`${start}중끝`);
  expect(field.selectionStart).toBe(0);
});
