import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { HomeMap } from './HomeMap';

it('the home map tells at once that its search opens, before the code of the search is there, and when it closes', async () => {
  const onDialog = vi.fn<(isOpen: boolean) => void>();
  renderInApp(
    <HomeMap
      records={[]}
      completedIds={new Set()}
      provable={[]}
      onProve={() => undefined}
      failure={null}
      onRetry={() => undefined}
      onDialog={onDialog}
      profile={null}
      steps={0}
      counter={null}
      keeping={null}
    />,
  );
  expect(onDialog.mock.calls).toEqual([[false]]);
  fireEvent.click(screen.getByRole('button', { name: '장소 검색' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onDialog.mock.calls).toEqual([[false], [true]]);
  fireEvent.click(await screen.findByRole('button', { name: '뒤로' }));
  expect(onDialog.mock.calls).toEqual([[false], [true], [false]]);
});
