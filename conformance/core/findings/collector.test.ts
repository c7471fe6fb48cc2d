import { beforeAll, expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import { loadContract, type Contract } from '../../../contract/contract.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

const departure = {
  check: 'like',
  operationId: 'likeSpot',
  expected: 'likeCount is 3',
  received: '4',
  exchange: undefined,
} as const;

it('a collector adds to a finding what the contract says', () => {
  const collector = createCollector(contract);
  collector.report({ ...departure, place: { at: 'parameter', name: 'id' } });
  expect(collector.findings).toMatchObject([
    {
      check: 'like',
      expected: 'likeCount is 3',
      sentence: 'The id of the spot.',
      spec: '1 §4, 1 §6, 1 §7',
    },
  ]);
});

it('a collector tells the same departure once', () => {
  const collector = createCollector(contract);
  collector.report(departure);
  collector.report({ ...departure, received: '5' });
  collector.report({ ...departure, expected: 'likedByMe is true' });
  expect(collector.findings.map(({ expected, received }) => [expected, received])).toEqual([
    ['likeCount is 3', '4'],
    ['likedByMe is true', '4'],
  ]);
});

it('a collector lists what the same departure was shown with, for each place', () => {
  const collector = createCollector(contract);
  const refusal = { ...departure, check: 'broken-input-refused', expected: 'refused with 400' } as const;
  const page = { at: 'parameter', name: 'page' } as const;
  for (const variant of ['-1', 'x', '-1', '2', '3', '4', '5', '6', '7']) {
    collector.report({ ...refusal, variant, place: page });
  }
  collector.report({ ...refusal, variant: '0', place: { at: 'parameter', name: 'size' } });
  expect(collector.findings.map(({ expected }) => expected)).toEqual([
    'refused with 400: -1; x; 2; 3; 4; 5; and 2 more',
    'refused with 400: 0',
  ]);
});

it('a collector leaves out what only follows from a field that is known to come wrong', () => {
  const collector = createCollector(contract);
  const body = { content: [], totalElements: '0', hasNext: false };
  collector.take(exchangeOf('listComments', { status: 200, body }));
  const exchange = exchangeOf('listComments', { status: 200, body });
  const claim = { ...departure, check: 'page-walk', operationId: 'listComments', exchange } as const;
  collector.report({ ...claim, expected: 'totalElements is 3', fields: ['totalElements'] });
  collector.report({ ...claim, expected: 'hasNext is true', fields: ['hasNext'] });
  expect(collector.findings.map(({ check, expected }) => [check, expected])).toEqual([
    ['body', '/totalElements to be integer, with status 200'],
    ['page-walk', 'hasNext is true'],
  ]);
  expect(collector.consequences).toBe(1);
});

it('a collector leaves out that a code is missing where failures have no envelope', () => {
  const collector = createCollector(contract);
  const bare = exchangeOf('exchangeProduct', { status: 409, body: { status: 409, error: 'Conflict' } });
  collector.take(bare);
  const claim = { ...departure, check: 'purchase', operationId: 'exchangeProduct', exchange: bare } as const;
  collector.report({ ...claim, expected: 'The code is ALREADY_OWNED.', fields: ['code'] });
  collector.report({ ...claim, expected: 'The code is INSUFFICIENT_HALLABONG.' });
  expect(collector.findings.map(({ check, expected }) => [check, expected])).toEqual([
    ['body', expect.stringContaining('a failure in its envelope')],
    ['purchase', 'The code is INSUFFICIENT_HALLABONG.'],
  ]);
});

it('a collector leaves out what follows from an answer that is useless, and the same refusal a second time', () => {
  const collector = createCollector(contract);
  const failed = exchangeOf('likeSpot', { status: 500, body: { success: false } });
  collector.take(failed);
  collector.report({ ...departure, exchange: failed });
  const refused = exchangeOf('likeSpot', { status: 400, body: { success: false } });
  const claim = { ...departure, check: 'valid-input-accepted', exchange: refused } as const;
  collector.report({ ...claim, expected: 'a like is taken' });
  collector.report({ ...claim, expected: 'another like is taken' });
  expect(collector.findings.map(({ check }) => check)).toEqual(['no-server-error', 'valid-input-accepted']);
  expect(collector.consequences).toBe(2);
});

it('a collector forgets attempts that another one explains', () => {
  const collector = createCollector(contract);
  const attempt = exchangeOf('saveSteps', { status: 422, body: { detail: [] } });
  collector.take(attempt);
  expect(collector.findings).toHaveLength(1);
  collector.withdraw([attempt]);
  expect(collector.findings).toEqual([]);
});

it('a collector knows the session cookie by any name, and says so once', () => {
  const collector = createCollector(contract);
  const headers = { 'set-cookie': 'JSESSIONID=1234567890; Path=/; HttpOnly; SameSite=Lax' };
  for (let time = 0; time < 2; time += 1) {
    collector.take(exchangeOf('login', { status: 200, body: { success: true }, headers }));
  }
  expect(collector.findings).toEqual([]);
  expect(collector.sessionCookie).toBe('JSESSIONID');
  expect(collector.notes).toEqual([
    {
      what: 'Session cookie',
      text: 'It is called JSESSIONID, and the run uses it. The contract names it SESSION, because the specification names none.',
    },
  ]);
});

it('a collector notes fields of the specification that never come, though they are optional', () => {
  const collector = createCollector(contract);
  const challenge = { id: 301, name: '쇠소깍', description: '', themeName: '자연', img1: '/a.svg' };
  const rest = { imageUrl: '/a.svg', startDate: '2026-04-12', endDate: null, latitude: 33, longitude: 126 };
  collector.take(exchangeOf('listUpcomingChallenges', { status: 200, body: [{ ...challenge, ...rest }] }));
  expect(collector.notes).toEqual([
    {
      what: 'Challenge',
      text: 'endDate never came, though the specification gives it (2 §3). Clients show their defaults.',
    },
  ]);
});

it('a collector tells ids as texts once for all operations, as the assumption that they are', () => {
  const collector = createCollector(contract);
  const bought = [{ exchangeId: '501', name: '키링', accepted: false }];
  collector.take(exchangeOf('listMyGoods', { status: 200, body: { success: true, data: bought } }));
  collector.take(exchangeOf('createSpot', { status: 200, body: { success: true, data: '113' } }));
  collector.take(exchangeOf('getNotificationSetting', { status: 200, body: { success: true, data: '1' } }));
  expect(collector.findings.map(({ tier, cause }) => [tier, cause])).toEqual([
    ['assumption', 'an id must be integer'],
    ['assumption', 'an id must be integer'],
    ['specification', 'data must be boolean'],
  ]);
  const exchange = exchangeOf('listMyGoods', { status: 200, body: { success: true, data: bought } });
  collector.report({ ...departure, operationId: 'listMyGoods', exchange, fields: ['exchangeId'] });
  expect(collector.findings).toHaveLength(4);
});

it('a collector tells fields in snake_case once for all operations, and notes none of them', () => {
  const collector = createCollector(contract);
  const comment = { id: 201, text: '좋아요', nickname: '감귤이', depth: 0 };
  const spelled = { relative_time: '어제', is_deleted: false, profile_image_url: '/a.svg' };
  const page = { content: [{ ...comment, ...spelled }], total_elements: 1, has_next: false };
  collector.take(exchangeOf('listComments', { status: 200, body: page }));
  collector.take(exchangeOf('createComment', { status: 200, body: { ...comment, ...spelled } }));
  expect(
    collector.findings.map(({ tier, operationId, expected, received }) => [
      tier,
      operationId,
      expected,
      received,
    ]),
  ).toEqual([
    [
      'specification',
      'listComments',
      'the body to have its fields in camelCase, such as hasNext, with status 200',
      'has_next',
    ],
    [
      'specification',
      'listComments',
      '/content/* to have its fields in camelCase, such as isDeleted, with status 200',
      'is_deleted',
    ],
    [
      'specification',
      'createComment',
      'the body to have its fields in camelCase, such as isDeleted, with status 200',
      'is_deleted',
    ],
  ]);
  expect(new Set(collector.findings.map(({ cause }) => cause))).toEqual(new Set(['snake_case']));
  expect(collector.notes).toEqual([]);
});

it('a collector does not note a field whose absence is a finding already', () => {
  const collector = createCollector(contract);
  const comment = { id: 201, text: '좋아요', nickname: '감귤이', depth: 0, isDeleted: false };
  const body = { content: [comment], totalElements: 1, hasNext: false };
  collector.take(exchangeOf('listComments', { status: 200, body }));
  expect(collector.findings.map(({ expected }) => expected)).toEqual([
    "/content/* to have required property 'relativeTime', with status 200",
  ]);
  expect(collector.notes).toMatchObject([
    { what: 'Comment', text: expect.stringMatching(/^profileImageUrl never came/) },
  ]);
});

it('a collector counts the statuses of each operation', () => {
  const collector = createCollector(contract);
  collector.take(exchangeOf('likeSpot', { status: 204 }));
  collector.take(exchangeOf('likeSpot', { status: 204 }));
  collector.take(exchangeOf('getSpot', { status: 404, body: { success: false } }));
  expect(collector.counts.get('likeSpot')).toEqual(new Map([[204, 2]]));
  expect(collector.counts.get('getSpot')).toEqual(new Map([[404, 1]]));
  expect(collector.requests).toBe(3);
});

it('a collector knows which operations succeeded: by a status of the contract, without the failure flag', () => {
  const collector = createCollector(contract);
  collector.take(exchangeOf('likeSpot', { status: 204 }));
  collector.take(exchangeOf('createSpot', { status: 401, body: { success: false } }));
  collector.take(exchangeOf('getSpot', { status: 200, body: { success: false } }));
  collector.take(exchangeOf('unlikeSpot', { status: 206 }));
  expect([...collector.succeeded]).toEqual(['likeSpot']);
});

it('a collector gives up after ten requests in a row without an answer', () => {
  const collector = createCollector(contract);
  for (let count = 0; count < 9; count += 1) collector.take(exchangeOf('getSpot', undefined));
  collector.take(exchangeOf('likeSpot', { status: 204 }));
  for (let count = 0; count < 9; count += 1) collector.take(exchangeOf('getSpot', undefined));
  expect(() => collector.take(exchangeOf('getSpot', undefined))).toThrow('The server stopped to answer');
  expect(collector.findings).toMatchObject([{ check: 'answers', operationId: 'getSpot' }]);
});

it('a collector leaves out what follows from the cause of another departure, whichever of the two showed first', () => {
  const consequence = {
    ...departure,
    check: 'nearby',
    operationId: 'listNearby',
    expected: 'the record as the feed tells it',
    follows: ['likes counted'],
  } as const;
  const source = { ...departure, cause: 'likes counted' };
  for (const reported of [
    [consequence, source],
    [source, consequence],
  ]) {
    const collector = createCollector(contract);
    for (const one of reported) collector.report(one);
    expect(collector.findings.map(({ expected }) => expected)).toEqual(['likeCount is 3']);
    expect(collector.consequences).toBe(1);
  }
  const alone = createCollector(contract);
  alone.report(consequence);
  expect(alone.findings).toHaveLength(1);
});
