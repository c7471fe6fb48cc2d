import userEvent from '@testing-library/user-event';
import { act, screen } from '@testing-library/react';
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
