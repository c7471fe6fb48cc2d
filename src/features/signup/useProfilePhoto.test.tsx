import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import type { PhotoResult } from '@/device/photo/photo';
import type { SignupAction } from '@/domain/signup/signup-reducer';
import { createEmailSignup } from '@/domain/signup/signup-state';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { useProfilePhoto } from './useProfilePhoto';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open() {
  const base = createFakeDevice();
  const done = new Map<string, (result: PhotoResult) => void>();
  const prepare = ({ name }: File) =>
    new Promise<PhotoResult>((resolve) => {
      done.set(name, resolve);
    });
  const device = { ...base, photo: { prepare, toDataUrl: base.photo.toDataUrl } };
  const dispatch = vi.fn<(action: SignupAction) => void>();
  const wizard = { state: createEmailSignup(), dispatch, isRestored: false };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceProvider device={device}>{children}</DeviceProvider>
  );
  const { result } = renderHook(() => useProfilePhoto(wizard), { wrapper });
  const finish = (file: File, answer: PhotoResult = { ok: true, photo: file }) =>
    act(async () => done.get(file.name)?.(answer));
  return { result, finish, dispatch };
}

const slow = new File(['1'], 'slow.jpg', { type: 'image/jpeg' });
const quick = new File(['2'], 'quick.jpg', { type: 'image/jpeg' });

it('a wizard without a picture is not drawn anew for one', () => {
  expect(open().dispatch).not.toHaveBeenCalled();
});

it('the picture that was chosen last counts, although the one before took longer', async () => {
  const { result, finish } = open();
  act(() => void result.current.choose(slow));
  act(() => void result.current.choose(quick));
  await finish(quick);
  expect(result.current.photo).toBe(quick);
  await finish(slow);
  expect(result.current.photo).toBe(quick);
});

it('what was wrong with a file before does not count against the one that was chosen last', async () => {
  const { result, finish } = open();
  act(() => void result.current.choose(slow));
  act(() => void result.current.choose(quick));
  await finish(quick);
  await finish(slow, { ok: false, problem: 'not-image' });
  expect(result.current.problem).toBe('');

  act(() => void result.current.choose(slow));
  await finish(slow, { ok: false, problem: 'not-image' });
  expect(result.current.problem).toBe('이미지 파일만 올릴 수 있습니다.');
  expect(result.current.photo).toBe(quick);
});
