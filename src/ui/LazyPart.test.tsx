import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyPart, rememberPart } from './LazyPart';
import { PartDrawnAhead } from './PartDrawnAhead';
import { getToasts } from './toast/toast';

function Greeting({ name }: { name: string }) {
  return <p>{name}님, 환영해요!</p>;
}

it('a part that is loaded when it is shown follows its props once its code is there', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const part = (name: string) => (
    <LazyPart load={load} props={{ name }} onMissing={() => undefined} fallback={<p>불러오는 중…</p>} />
  );
  const view = render(part('감귤이'));
  expect(screen.getByText('불러오는 중…')).toBeDefined();
  expect(await screen.findByText('감귤이님, 환영해요!')).toBeDefined();
  view.rerender(part('유채꽃'));
  expect(screen.getByText('유채꽃님, 환영해요!')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that is loaded when it is shown says so when its code is missing', async () => {
  const onMissing = vi.fn<() => void>();
  const load = () => Promise.reject(new TypeError('offline'));
  render(<LazyPart load={load} props={{}} onMissing={onMissing} />);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  expect(getToasts()).toEqual(['문제가 발생했어요. 다시 시도해주세요.']);
});

it('a part that is loaded when it is shown says nothing once it has been left', async () => {
  const { promise, reject } = Promise.withResolvers<typeof Greeting>();
  const onMissing = vi.fn<() => void>();
  render(<LazyPart load={() => promise} props={{ name: '감귤이' }} onMissing={onMissing} />).unmount();
  reject(new TypeError('offline'));
  await promise.catch(() => undefined);
  expect(onMissing).not.toHaveBeenCalled();
});

it('a part that is remembered stands at once when it is shown again', async () => {
  const load = rememberPart(() => Promise.resolve(Greeting));
  const part = <LazyPart load={load} props={{ name: '감귤이' }} onMissing={() => undefined} />;
  const first = render(part);
  await screen.findByText('감귤이님, 환영해요!');
  first.unmount();
  render(part);
  expect(screen.getByText('감귤이님, 환영해요!')).toBeDefined();
});

it.each([
  { what: 'by a tap comes after the frame that answers it', isUrgent: false, byKey: false },
  { what: 'by nobody comes at once', isUrgent: true, byKey: false },
  { what: 'by a key comes at once, as one may type on', isUrgent: false, byKey: true },
])('a part whose code is there and that is shown $what', async ({ isUrgent, byKey }) => {
  const load = rememberPart(() => Promise.resolve(Greeting));
  await load();
  vi.spyOn(document.body, 'matches').mockImplementation((selector) => byKey && selector === ':focus-visible');
  const seen: string[] = [];
  function Screen() {
    useLayoutEffect(() => void seen.push(document.body.textContent), []);
    return <LazyPart load={load} isUrgent={isUrgent} props={{ name: '감귤이' }} />;
  }
  render(<Screen />);
  expect(seen[0]).toBe(isUrgent || byKey ? '감귤이님, 환영해요!' : '');
  expect(screen.getByText('감귤이님, 환영해요!')).toBeDefined();
  vi.restoreAllMocks();
});

it('a part that is drawn ahead is there, closed, before it is opened, and each opening begins afresh', async () => {
  const user = userEvent.setup();
  function Amount({ opened }: { opened: boolean }) {
    return <input aria-label="전환할 한라봉" disabled={!opened} />;
  }
  const load = rememberPart(() => Promise.resolve(Amount));
  const part = (opened: boolean) => (
    <PartDrawnAhead load={load} props={{ opened }} onMissing={() => undefined} />
  );
  const view = render(part(false));
  expect(screen.queryByLabelText('전환할 한라봉')).toBeNull();
  await user.keyboard('{Tab}');
  const ahead = await screen.findByLabelText<HTMLInputElement>('전환할 한라봉', {}, { timeout: 5_000 });
  expect(ahead.disabled).toBe(true);

  view.rerender(part(true));
  expect(screen.getByLabelText('전환할 한라봉')).toBe(ahead);
  await user.type(ahead, '30');
  view.rerender(part(false));
  expect(screen.queryByLabelText('전환할 한라봉')).toBeNull();
  view.rerender(part(true));
  expect(screen.getByLabelText<HTMLInputElement>('전환할 한라봉').value).toBe('');
});
