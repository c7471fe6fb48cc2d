import { beforeAll, expect, it } from 'vitest';
import { loadContract, type Contract } from '../../contract/contract.ts';
import { casesOf, type Case, type Fixed } from './cases.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

const casesFor = (
  operationId: string,
  options: { seed?: number; count?: number; fixed?: Fixed } = {},
): Case[] => casesOf(contract, contract.operation(operationId), { seed: 1, fixed: {}, ...options });

const caseFor = (operationId: string, what: string) =>
  casesFor(operationId, { fixed: { id: 101, commentId: 217 } }).find((one) => one.what === what);

it('the cases of an operation are the same for the same seed, and others for another', () => {
  const texts = (seed: number) => JSON.stringify(casesFor('createComment', { seed }));
  expect(texts(1)).toBe(texts(1));
  expect(texts(1)).not.toBe(texts(2));
});

it('the cases of an operation are as many as asked for', () => {
  expect(casesFor('saveSteps', { count: 1000 })).toHaveLength(1000);
  expect(casesFor('getNotificationSetting', { count: 10 })).toHaveLength(10);
});

it('the cases of an operation fit the contract where they have to be accepted, and only there', () => {
  const bodies = contract.operations.flatMap((operation) => {
    const { body } = operation;
    if (body?.mediaType !== 'application/json') return [];
    return casesOf(contract, operation, { seed: 5, fixed: {} })
      .filter(({ call, place }) => call.json !== undefined && place.at !== 'parameter')
      .map(({ expectation, call, what }) => ({
        what: `${operation.operationId}: ${what}`,
        expectation,
        fits: contract.mismatches(body.schema, call.json).length === 0,
      }));
  });
  expect(bodies.length).toBeGreaterThan(200);
  const isWrong = ({ expectation, fits }: (typeof bodies)[number]) =>
    (expectation === 'accepted' && !fits) ||
    ((expectation === 'refused' || expectation === 'missing') && fits);
  expect(bodies.filter(isWrong)).toEqual([]);
});

it('the cases of an operation name what the server has in the path', () => {
  const paths = casesFor('listReplies', { fixed: { id: 101, commentId: 217 } })
    .filter(({ expectation }) => expectation === 'accepted')
    .map(({ call }) => call.path);
  expect(new Set(paths.map((path) => JSON.stringify(path)))).toEqual(
    new Set(['{"id":"101","commentId":"217"}']),
  );
});

it('the cases of an operation name what no server has, once for each id', () => {
  const unknown = casesFor('listReplies', { fixed: { id: 101, commentId: 217 } }).filter(
    ({ expectation }) => expectation === 'unknown',
  );
  expect(unknown.map(({ what, call }) => [what, call.path])).toEqual([
    ['the id of no spot as id', { id: '9007199254740991', commentId: '217' }],
    ['the id of no comment as commentId', { id: '101', commentId: '9007199254740991' }],
  ]);
});

it('the cases of an operation write a list of a query with commas, and what is not given not at all', () => {
  expect(caseFor('getSession', 'fields: an item twice')?.call.query).toHaveProperty(
    'fields',
    expect.stringMatching(/^(\w+),\1$/),
  );
  expect(caseFor('getSession', 'fields left out')).toMatchObject({
    expectation: 'accepted',
    call: { query: {} },
  });
  expect(caseFor('listNearby', 'lat left out')?.expectation).toBe('missing');
});

it('the cases of an operation do not call a number in a text parameter wrong', () => {
  const refused = casesFor('searchMap').filter(({ expectation }) => expectation === 'refused');
  expect(refused.map(({ call }) => call.query?.['query'])).not.toContain('20261121');
});

it('the cases of an operation have bodies that are wrong as a whole', () => {
  expect(caseFor('createComment', 'JSON that ends in the middle')?.call.text).toEqual({
    text: expect.stringMatching(/^\{"text":.*"$/),
    contentType: 'application/json',
  });
  expect(caseFor('createComment', 'the body as text/plain')?.call.text?.contentType).toBe('text/plain');
  expect(caseFor('createComment', 'no body')).toMatchObject({ expectation: 'missing' });
});

it('the cases of an operation have forms with files that are no pictures, and with one too many', () => {
  expect(caseFor('createSpot', 'images: a text file')).toMatchObject({ expectation: 'refused' });
  expect(caseFor('createSpot', 'images: 3 files')).toMatchObject({ expectation: 'accepted' });
  const tooMany = caseFor('createSpot', 'images: 4 files');
  expect(tooMany?.expectation).toBe('refused');
  expect(tooMany?.call.form?.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['data', 'application/json'],
    ['images', 'image/png'],
    ['images', 'image/jpeg'],
    ['images', 'image/webp'],
    ['images', 'image/png'],
  ]);
});

it('the cases of an operation break rules that the contract has in words', () => {
  const [data] = caseFor('createSpot', 'the same hashtag twice')?.call.form ?? [];
  expect(JSON.parse(String(data?.value))).toMatchObject({ tag1: '일출', tag2: '일출' });
});

it('the cases of an operation leave it open whether somebody else’s id is right', () => {
  const others = casesFor('listMyGoods', { fixed: { userId: 3 } }).filter(({ what }) => what === 'userId: 1');
  expect(others.map(({ expectation }) => expectation)).toEqual(['any']);
});
