import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as sessionUser from '@/domain/account/session-user';
import * as conversion from '@/domain/conversion/conversion';
import { FakeApi } from '../../tests/fakes/fake-api';
import { createFakeDevice } from '../../tests/fakes/fake-device';
import { renderInApp } from '../../tests/support/render-in-app';
import { MainPage } from './MainPage';

let uninstall: () => void;
beforeEach(() => {
  uninstall = new FakeApi().install();
});
afterEach(() => {
  vi.restoreAllMocks();
  uninstall();
});

it('a fix of the position draws neither the profile nor the steps anew, as long as no step has come of it', async () => {
  const draws = {
    profile: vi.spyOn(sessionUser, 'gradeLabel'),
    steps: vi.spyOn(conversion, 'stepsToNextHallabong'),
  };
  const countDraws = () => Object.values(draws).map(({ mock }) => mock.calls.length);
  const device = createFakeDevice();
  renderInApp(<MainPage />, { device });
  await act(() => Promise.resolve());
  const [profile = 0, steps = 0] = countDraws();
  expect([profile > 0, steps > 0]).toEqual([true, true]);

  act(() => device.position.moveTo(33.247, 126.5545));
  act(() => device.position.moveTo(33.247001, 126.5545));
  expect(countDraws()).toEqual([profile, steps]);

  act(() => device.position.moveTo(33.2471, 126.5545));
  expect(screen.getByText(/^오늘 ?걸음/).textContent).toBe('오늘 15걸음');
  expect(countDraws()).toEqual([profile, steps + 1]);
});
