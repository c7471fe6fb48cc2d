import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Coordinates } from '@/domain/map/geo';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { MapPicker } from './MapPicker';

interface ShownMap {
  center: Coordinates;
  onPan: () => void;
}

const { shown } = vi.hoisted(() => ({ shown: new Array<ShownMap>() }));

vi.mock('@/ui/map/KakaoMap', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  KakaoMap: ({ center, onPan }: ShownMap) => {
    shown.push({ center, onPan });
    return null;
  },
}));

const DEFAULT = { latitude: 33.24083, longitude: 126.605983 };
const HERE = { latitude: 33.5, longitude: 126.5 };

let device: ReturnType<typeof createFakeDevice>;

beforeEach(() => {
  shown.length = 0;
  device = createFakeDevice();
  renderInApp(<MapPicker chosen={null} onPick={() => undefined} />, { device });
});

const arrive = () => act(() => device.position.moveTo(HERE.latitude, HERE.longitude));
const center = () => shown.at(-1)?.center;

it('the map to pick a place opens around the position when it comes, and follows no later one', () => {
  expect(screen.getByText('현재 위치 불러오는 중…')).toBeDefined();
  arrive();
  expect(center()).toMatchObject(HERE);
  act(() => device.position.moveTo(33.4, 126.4));
  expect(center()).toMatchObject(HERE);
});

it('the map to pick a place does not move under the finger of who chose to pick without the position', async () => {
  await userEvent.click(screen.getByRole('button', { name: '지도에서 직접 고르기' }));
  expect(center()).toEqual(DEFAULT);
  arrive();
  expect(center()).toEqual(DEFAULT);
});

it('the map to pick a place stays where the user has moved it after a failure, until the position is asked for again', async () => {
  act(() => device.position.fail('timeout', 'Timeout expired'));
  expect(center()).toEqual(DEFAULT);
  act(() => shown.at(-1)?.onPan());
  arrive();
  expect(center()).toEqual(DEFAULT);

  act(() => device.position.fail('denied', 'User denied Geolocation'));
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(device.position.restarts).toBe(1);
  arrive();
  expect(center()).toMatchObject(HERE);
});
