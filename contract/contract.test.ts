import { beforeAll, expect, it } from 'vitest';
import { loadContract, readContract, type Contract } from './contract.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

it('the contract has its operations with method, path and whether they need a session', () => {
  expect(contract.operations).toHaveLength(52);
  expect(contract.operation('likeSpot')).toMatchObject({
    method: 'POST',
    path: '/api/spots/{id}/like',
    needsSession: true,
    isProposed: false,
  });
  expect(contract.operation('listLatestSpots').needsSession).toBe(false);
  expect(contract.operation('signOut').isProposed).toBe(true);
  expect([...contract.methodsOf('/api/spots/{id}/like')]).toEqual(['POST', 'DELETE']);
});

it('the contract has no operation that it does not name', () => {
  expect(() => contract.operation('likeEverything')).toThrow('no operation likeEverything');
});

it('the contract states the types of the parts of a form', () => {
  expect(contract.operation('createSpot').body?.partTypes).toEqual({
    data: 'application/json',
    images: 'image/jpeg, image/png, image/webp',
  });
});

it('the contract tells how a body departs from its schema, and where', () => {
  const schema = contract.operation('listComments').responses.get(200)?.content.get('application/json') ?? {};
  const page = { content: [], totalElements: 0, hasNext: false };
  expect(contract.mismatches(schema, page)).toEqual([]);
  expect(contract.mismatches(schema, { ...page, totalElements: '0' })).toEqual([
    {
      pointer: '/totalElements',
      keyword: 'type',
      message: 'must be integer',
      missing: undefined,
      received: '0',
    },
  ]);
  expect(contract.mismatches(schema, { content: [], totalElements: 0 })).toEqual([
    {
      pointer: '',
      keyword: 'required',
      message: "must have required property 'hasNext'",
      missing: 'hasNext',
      received: { content: [], totalElements: 0 },
    },
  ]);
});

it('the contract counts characters as a person does where it says so', () => {
  const draft = contract.operation('createSpot').body?.schema ?? {};
  const form = (description: string) => ({
    data: { name: '광치기해변', description, latitude: 33, longitude: 126 },
  });
  expect(contract.mismatches(draft, form('👩‍👩‍👧‍👦'.repeat(200)))).toEqual([]);
  expect(contract.mismatches(draft, form('귤'.repeat(201)))).toHaveLength(1);
});

it('the sentence at a place is the nearest one on the way to a field, with its assumption', () => {
  const operation = contract.operation('saveSteps');
  const said = contract.sentenceAt(operation, { at: 'requestBody', pointer: '/stepCount' });
  expect(said).toMatchObject({
    sentence: 'The steps walked today so far, not those since the last call.',
    spec: '2 §7',
    assumption: "The count is today's steps so far. Or: the steps since the last call, or all steps ever.",
  });
});

it('the sentence at a place finds the field of an item of a list', () => {
  const operation = contract.operation('listLatestSpots');
  const said = contract.sentenceAt(operation, {
    at: 'response',
    status: 200,
    pointer: '/content/3/likeCount',
  });
  expect(said.sentence).toBe('How many users like the spot.');
});

it('the sentence at a place is the parameter’s, the session’s or the header’s own', () => {
  const operation = contract.operation('changeNickname');
  expect(contract.sentenceAt(operation, { at: 'parameter', name: 'nickname' }).sentence).toBe(
    'The new nickname, trimmed.',
  );
  expect(contract.sentenceAt(operation, { at: 'session' }).sentence).toContain('HttpOnly, SameSite=Lax');
  const login = contract.operation('login');
  expect(contract.sentenceAt(login, { at: 'header', status: 200, name: 'set-cookie' }).sentence).toContain(
    'The session cookie',
  );
});

it('the sentence at a place is summary and description of the operation where nothing is nearer', () => {
  const operation = contract.operation('likeSpot');
  const said = contract.sentenceAt(operation, { at: 'operation' });
  expect(said.sentence).toBe(
    "Like a spot. The session's user likes the spot. Liking again changes nothing and succeeds. " +
      'Clients show the like before the answer comes and take it back on a failure.',
  );
  expect(said.assumption).toContain('A second like changes nothing and succeeds.');
});

it('a bundled document may refer to its components, and fields beside a reference win', () => {
  const read = readContract({
    security: [{ session: [] }],
    components: { schemas: { Name: { type: 'string', description: 'Any name.' } } },
    paths: {
      '/names/{name}': {
        get: {
          operationId: 'getName',
          summary: 'A name',
          parameters: [
            {
              name: 'name',
              in: 'path',
              required: true,
              schema: { $ref: '#/components/schemas/Name', description: 'This name.' },
            },
          ],
          responses: { 200: { description: 'Here.' } },
        },
      },
    },
  });
  const operation = read.operation('getName');
  expect(operation.parameters[0]?.schema).toEqual({ type: 'string', description: 'This name.' });
  expect(operation.needsSession).toBe(true);
});
