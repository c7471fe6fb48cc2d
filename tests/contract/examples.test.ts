import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '../../tools/serve/port-of.ts';
import { Failure } from '@generated/model/failure.zod';
import { operations } from '@generated/operations';
import { ApiError } from '@/api/api-error';
import { configureHttp } from '@/api/http';
import { bundleContract } from '../../contract/bundle.ts';
import { readBundle } from '../../contract/document.ts';
import { listExamples } from '../../contract/examples.ts';
import { createMock, type Mock } from '../../tools/mock/create-mock.ts';
import { sampleCalls } from './sample-calls.ts';

const contractFile = await bundleContract();
const examples = listExamples(await readBundle(contractFile));

let mock: Mock;
let server: Server;

beforeAll(async () => {
  mock = await createMock({ contractFile });
  server = createServer(mock.handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  configureHttp({ baseUrl: `http://127.0.0.1:${portOf(server)}`, contractCheck: 'throw' });
});

afterAll(async () => {
  mock.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it('the running mock has an example for every operation that answers with a body', () => {
  const withExamples = new Set(examples.map(({ operationId }) => operationId));
  expect(operations.map(({ operationId }) => operationId).filter((id) => !withExamples.has(id))).toEqual([]);
});

it.each(operations.map(({ operationId }) => operationId))(
  'the running mock answers every named example of %s, and each keeps the contract',
  async (operationId) => {
    for (const example of examples.filter((candidate) => candidate.operationId === operationId)) {
      const headers = { cookie: 'SESSION=demo', prefer: `code=${example.status}, example=${example.name}` };
      const answer = sampleCalls[operationId]({ headers });
      if (example.status < 400) {
        // The generated call validates the answer with its own zod schema before it returns it.
        expect(await answer, example.name).toEqual(example.value);
        continue;
      }
      const error: unknown = await answer.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ApiError))
        throw new Error(`${example.name}: expected a failure, got ${String(error)}`);
      const envelope = Failure.parse(example.value);
      expect(error, example.name).toMatchObject({
        status: example.status,
        code: envelope.code ?? envelope.errorCode,
        serverMessage: envelope.message,
        hasEnvelope: true,
      });
      expect(error.data, example.name).toEqual(envelope.data);
    }
  },
);
