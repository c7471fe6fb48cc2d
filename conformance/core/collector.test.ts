import { beforeAll, describe, expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import { loadContract, type Contract } from './contract.ts';
import { exchangeOf } from '../testing/exchange-of.ts';

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

describe('a collector', () => {
  it('adds to a finding what the contract says', () => {
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

  it('tells the same departure once', () => {
    const collector = createCollector(contract);
    collector.report(departure);
    collector.report({ ...departure, received: '5' });
    collector.report({ ...departure, expected: 'likedByMe is true' });
    expect(collector.findings.map(({ expected, received }) => [expected, received])).toEqual([
      ['likeCount is 3', '4'],
      ['likedByMe is true', '4'],
    ]);
  });

  it('lists what the same departure was shown with, for each place', () => {
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

  it('counts the statuses of each operation', () => {
    const collector = createCollector(contract);
    collector.take(exchangeOf('likeSpot', { status: 204 }));
    collector.take(exchangeOf('likeSpot', { status: 204 }));
    collector.take(exchangeOf('getSpot', { status: 404, body: { success: false } }));
    expect(collector.counts.get('likeSpot')).toEqual(new Map([[204, 2]]));
    expect(collector.counts.get('getSpot')).toEqual(new Map([[404, 1]]));
    expect(collector.requests).toBe(3);
  });

  it('knows which operations succeeded: by a status of the contract, without the failure flag', () => {
    const collector = createCollector(contract);
    collector.take(exchangeOf('likeSpot', { status: 204 }));
    collector.take(exchangeOf('createSpot', { status: 401, body: { success: false } }));
    collector.take(exchangeOf('getSpot', { status: 200, body: { success: false } }));
    collector.take(exchangeOf('unlikeSpot', { status: 206 }));
    expect([...collector.succeeded]).toEqual(['likeSpot']);
  });

  it('gives up after ten requests in a row without an answer', () => {
    const collector = createCollector(contract);
    for (let count = 0; count < 9; count += 1) collector.take(exchangeOf('getSpot', undefined));
    collector.take(exchangeOf('likeSpot', { status: 204 }));
    for (let count = 0; count < 9; count += 1) collector.take(exchangeOf('getSpot', undefined));
    expect(() => collector.take(exchangeOf('getSpot', undefined))).toThrow('The server stopped to answer');
    expect(collector.findings).toMatchObject([{ check: 'answers', operationId: 'getSpot' }]);
  });
});
