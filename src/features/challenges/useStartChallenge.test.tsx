import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getToasts } from '@/ui/toast/toast';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { useStartedIds } from './started-challenges';
import { useStartChallenge } from './useStartChallenge';

const START = 'POST /api/challenges/303/start';
const ONGOING = 'GET /api/challenges/ongoing';
const REFRESH = 'POST /api/challenges/upcoming/refresh';

const noAnswer: FakeAnswer = { status: undefined };
const refusal = (status: number, code: string, message: string): FakeAnswer => ({
  status,
  body: { success: false, code, message },
});
const alreadyStarted = refusal(409, 'CHALLENGE_ALREADY_STARTED', '이미 시작한 챌린지입니다.');
const ongoing = (...ids: readonly number[]): FakeAnswer => ({
  status: 200,
  body: ids.map((id) => ({ id, name: `챌린지 ${id}` })),
});

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi().answer(REFRESH, { status: 200, body: { success: true } });
  uninstall = api.install();
});
afterEach(() => uninstall());

function Start() {
  const [outcome, setOutcome] = useState('');
  const startedIds = useStartedIds();
  const { start, isStarting } = useStartChallenge({
    onStarted: () => setOutcome('started'),
    onFailed: () => setOutcome('failed'),
  });
  return (
    <>
      <button type="button" disabled={isStarting} onClick={() => start(303)}>
        start
      </button>
      <p data-testid="outcome">{outcome}</p>
      <p data-testid="started">{startedIds.join()}</p>
    </>
  );
}

const textOf = (id: string) => screen.getByTestId(id).textContent;

async function startIt() {
  renderInApp(<Start />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(textOf('outcome')).not.toBe(''), { timeout: 4000 });
}

it.each<[string, FakeAnswer]>([
  ['after no answer', noAnswer],
  ['after the page of a proxy', { status: 502, body: '<html>' }],
  ['that the server says was started before', alreadyStarted],
])('a challenge %s goes on as started where the server has it as ongoing', async (_, answer) => {
  const toasts = getToasts().length;
  api.answer(START, answer).answer(ONGOING, ongoing(302, 303));
  await startIt();
  expect(textOf('outcome')).toBe('started');
  expect(textOf('started')).toBe('303');
  await waitFor(() => expect(api.countCalls(REFRESH)).toBe(1));
  expect(api.countCalls(START)).toBe(1);
  expect(getToasts()).toHaveLength(toasts);
});

it.each<[string, FakeAnswer, FakeAnswer, string]>([
  ['after no answer is not ongoing', noAnswer, ongoing(302), '챌린지를 시작하지 못했습니다.'],
  ['after no answer cannot be looked for', noAnswer, noAnswer, '챌린지를 시작하지 못했습니다.'],
  [
    'that has ended is not ongoing',
    refusal(409, 'CHALLENGE_ENDED', '기간이 끝난 챌린지입니다.'),
    ongoing(),
    '기간이 끝난 챌린지입니다.',
  ],
])('a challenge that %s has not been started, and a toast says so', async (_, answer, list, text) => {
  api.answer(START, answer).answer(ONGOING, list);
  await startIt();
  expect(textOf('outcome')).toBe('failed');
  expect(textOf('started')).toBe('');
  expect(getToasts()).toContain(text);
  expect(api.countCalls(REFRESH)).toBe(0);
});

it('a challenge whose start the server refuses for another reason is not looked for', async () => {
  api.answer(START, refusal(404, 'NOT_FOUND', '찾을 수 없습니다.')).answer(ONGOING, ongoing(303));
  await startIt();
  expect(textOf('outcome')).toBe('failed');
  expect(api.countCalls(ONGOING)).toBe(0);
});
