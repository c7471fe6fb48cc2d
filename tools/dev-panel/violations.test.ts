import { expect, test } from 'vitest';
import { describeCount, groupBySide, readViolations, type PanelViolation } from './violations.ts';

const violation = (changes: Partial<PanelViolation>): PanelViolation => ({
  id: 1,
  operationId: 'listLatestSpots',
  route: 'GET /api/spots/latest',
  side: 'answer',
  message: 'body.content.0.likeCount: must be integer',
  status: 200,
  sentence: 'The number of likes.',
  spec: '1 §7',
  count: 1,
  ...changes,
});

test('what the server answered comes before what the app sent, the newest first', () => {
  const groups = groupBySide([
    violation({ id: 1, side: 'request' }),
    violation({ id: 2 }),
    violation({ id: 3 }),
  ]);
  expect(groups.map(({ title, violations }) => [title, violations.map(({ id }) => id)])).toEqual([
    ['서버의 응답', [3, 2]],
    ['앱의 요청', [1]],
  ]);
  expect(groupBySide([violation({})]).map(({ title }) => title)).toEqual(['서버의 응답']);
  expect(groupBySide([])).toEqual([]);
});

test('the line above the list counts the violations', () => {
  expect(describeCount([])).toBe('아직 계약 위반이 없습니다.');
  expect(describeCount([violation({}), violation({ id: 2, count: 9 })])).toBe('계약 위반 2건');
});

test('a list is read as the proxy sends it, and anything else is refused', () => {
  expect(readViolations(JSON.stringify([violation({})]))).toEqual([violation({})]);
  expect(
    readViolations(
      '[{"id":1,"route":"GET /x","side":"request","message":"m","status":404,"sentence":"s","count":2}]',
    ),
  ).toHaveLength(1);
  for (const text of ['{}', '[{}]', JSON.stringify([{ ...violation({}), side: 'left' }])]) {
    expect(() => readViolations(text)).toThrow('프록시의 위반 목록을 읽지 못했습니다.');
  }
});
