import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import type { ChallengeState } from '@/domain/challenges/challenge-card';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { useUpcomingChallenge } from './useUpcomingChallenge';

const LIST = 'GET /api/challenges/upcoming';
const FROM_MAP: ChallengeState = { challenge: { id: 303, name: '제지기오름 오르기' }, isPartial: true };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
});
afterEach(() => uninstall());

/** Shows what is known of challenge 303 after a navigation with a state. */
function Shown({ state }: { state: ChallengeState }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/challenge/upcoming/303', { state, replace: true });
  }, [navigate, state]);
  const lookup = useUpcomingChallenge('303');
  return lookup.status === 'found' ? (
    <p>{[lookup.challenge.name, lookup.challenge.description].filter(Boolean).join(': ')}</p>
  ) : (
    <p>{lookup.status === 'failed' ? `${lookup.cause}, ${lookup.errorText}` : lookup.status}</p>
  );
}

it('an upcoming challenge that cannot be looked up without a connection says that there is none', async () => {
  const device = createFakeDevice();
  device.network.setOnline(false);
  api.answer(LIST, { status: undefined });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  renderInApp(<Shown state={{ challenge: { id: 1, name: '다른 챌린지' } }} />, { device, queryClient });
  expect(await screen.findByText('offline, 로드 실패: 불러오기 실패')).toBeDefined();
});

it('an upcoming challenge takes what the upcoming list knows in place of the little that the map knows', async () => {
  const listed = { id: 303, name: '제지기오름 오르기', description: '섶섬을 배경으로 인증해주세요.' };
  api.answer(LIST, { status: 200, body: [listed] });
  renderInApp(<Shown state={FROM_MAP} />);
  expect(await screen.findByText('제지기오름 오르기: 섶섬을 배경으로 인증해주세요.')).toBeDefined();
});

it.each([
  ['does not hold it', { status: 200, body: [] }],
  ['cannot be loaded', { status: 400, body: { success: false } }],
])('an upcoming challenge shows what the map knows when the upcoming list %s', async (_, answer) => {
  api.answer(LIST, answer);
  const { queryClient } = renderInApp(<Shown state={FROM_MAP} />);
  expect(await screen.findByText('제지기오름 오르기')).toBeDefined();
  await expect.poll(() => api.countCalls(LIST)).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('제지기오름 오르기')).toBeDefined();
});

it('an upcoming challenge asks nobody when a card has handed over all of it', async () => {
  api.answer(LIST, { status: 200, body: [{ id: 303, name: '다른 이름' }] });
  const { queryClient } = renderInApp(<Shown state={{ challenge: FROM_MAP.challenge }} />);
  expect(await screen.findByText('제지기오름 오르기')).toBeDefined();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('제지기오름 오르기')).toBeDefined();
});
