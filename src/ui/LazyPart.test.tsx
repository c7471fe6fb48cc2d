import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyPart, rememberPart } from './LazyPart';
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
