import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AskedPhoto } from '../drawings/ChallengeCover';
import { ConfirmDialog } from './ConfirmDialog';

function Example({ onConfirm, pending }: { onConfirm: () => unknown; pending?: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider>
      <button onClick={() => setOpened(true)}>시작하기</button>
      <ConfirmDialog
        opened={opened}
        photo={<AskedPhoto src="/photo.jpg" mood="happy" />}
        title="챌린지를 진행하시기 전에 확인해주세요."
        text="지금 시작하시겠어요?"
        pending={pending}
        pendingText="처리 중..."
        onConfirm={onConfirm}
        onCancel={() => setOpened(false)}
      />
    </MantineProvider>
  );
}

async function open(onConfirm: () => unknown, pending = false) {
  const user = userEvent.setup();
  render(<Example onConfirm={onConfirm} pending={pending} />);
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  return user;
}

it('a confirm dialog is named by its title and explained by its text', async () => {
  await open(() => undefined);
  const dialog = screen.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('지금 시작하시겠어요?').id);
});

it('a confirm dialog confirms once on a double tap', async () => {
  const onConfirm = vi.fn<() => void>();
  const user = await open(onConfirm);
  await user.dblClick(screen.getByRole('button', { name: '확인' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('a confirm dialog confirms once as long as the sending takes, and again after it has failed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { promise, reject } = Promise.withResolvers<never>();
  const onConfirm = vi.fn<() => Promise<never>>(() => promise);
  const user = await open(onConfirm);
  await user.click(screen.getByRole('button', { name: '확인' }));
  vi.advanceTimersByTime(60_000);
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  reject(new Error('failed'));
  await Promise.resolve();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(onConfirm).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('a confirm dialog can neither be confirmed nor left while pending, and says that it works', async () => {
  const onConfirm = vi.fn<() => void>();
  const user = await open(onConfirm, true);
  await user.click(screen.getByRole('button', { name: '처리 중...' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '취소' }).hasAttribute('disabled')).toBe(true);
  screen.getByRole('dialog');
});

it.each(['취소', 'Escape'])(
  'a confirm dialog closes on %s without confirming and gives the focus back',
  async (way) => {
    const onConfirm = vi.fn<() => void>();
    const user = await open(onConfirm);
    if (way === '취소') await user.click(screen.getByRole('button', { name: '취소' }));
    else await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '시작하기' }));
    expect(onConfirm).not.toHaveBeenCalled();
  },
);

it('a confirm dialog shows what it is about above its title, and a drawing where the photo does not load', async () => {
  await open(() => undefined);
  const title = screen.getByRole('heading', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  const photo = screen.getByRole('dialog').querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/photo.jpg');
  expect(photo && title.compareDocumentPosition(photo)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  if (photo) fireEvent.error(photo);
  expect(screen.getByRole('dialog').querySelector('img')).toBeNull();
  expect(screen.getByRole('dialog').querySelector('[viewBox="0 0 320 240"]')).not.toBeNull();
});
