import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import {
  isJsonObject,
  listOperations,
  readBundle,
  resolveReference,
  type ContractOperation,
  type JsonObject,
} from './contract.ts';
import { createMock } from './create-mock.ts';

const contractFile = await bundleContract();
const document = await readBundle(contractFile);
const mock = await createMock({ contractFile });
const server = createServer(mock.handle);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  mock.close();
  server.close();
  server.closeAllConnections();
});

it.each(listOperations(document))(
  '$operationId answers with each of its statuses and examples on demand',
  async (operation) => {
    const { path, body, contentType } = exampleRequest(operation);
    for (const { status, examples } of operation.responses) {
      for (const example of examples.length > 0 ? examples : [undefined]) {
        const headers = new Headers({
          Cookie: 'SESSION=test',
          Prefer: `code=${status}${example ? `, example=${example.name}` : ''}`,
        });
        if (contentType) headers.set('Content-Type', contentType);
        // oxlint-disable-next-line no-await-in-loop -- a failure names the first example that is out of reach
        const response = await fetch(origin + path, {
          method: operation.method.toUpperCase(),
          headers,
          body,
        });
        // oxlint-disable-next-line no-await-in-loop -- as above
        const text = await response.text();
        expect({
          status: response.status,
          example: example?.name,
          body: text === '' ? undefined : JSON.parse(text),
        }).toEqual({
          status,
          example: example?.name,
          body: example?.value,
        });
      }
    }
  },
);

/** A request that keeps to the contract, made of the contract's own examples. */
function exampleRequest({ path, method, multipart }: ContractOperation) {
  const operation = childOf(childOf(document['paths'], path), method);
  const query = new URLSearchParams();
  let filledPath = path;
  for (const reference of Array.isArray(operation['parameters']) ? operation['parameters'] : []) {
    const parameter = resolveReference(document, reference);
    const name = String(parameter['name']);
    const value = String(exampleOf(parameter) ?? exampleOf(resolveReference(document, parameter['schema'])));
    if (parameter['in'] === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value));
    if (parameter['in'] === 'query' && parameter['required'] === true) query.set(name, value);
  }
  const content = resolveReference(document, operation['requestBody'])['content'];
  const [mediaType, media] = Object.entries(isJsonObject(content) ? content : {})[0] ?? [];
  const target = query.size > 0 ? `${filledPath}?${query}` : filledPath;
  if (!isJsonObject(media)) return { path: target };
  const value = exampleOf(media);
  if (!multipart) return { path: target, body: JSON.stringify(value), contentType: mediaType };

  const form = new FormData();
  const required = multipart.schema['required'];
  for (const name of Array.isArray(required) ? required.map(String) : []) {
    const isPicture = String(childOf(multipart.encoding, name)['contentType']).startsWith('image/');
    const part = isJsonObject(value) ? value[name] : undefined;
    if (isPicture) form.append(name, new Blob(['x'], { type: 'image/png' }), 'picture.png');
    else form.append(name, new Blob([JSON.stringify(part)], { type: 'application/json' }));
  }
  return { path: target, body: form };
}

function exampleOf(node: JsonObject): unknown {
  const { example, examples } = node;
  if (example !== undefined) return example;
  if (Array.isArray(examples)) return examples[0];
  const [first] = Object.values(isJsonObject(examples) ? examples : {});
  return isJsonObject(first) ? first['value'] : undefined;
}

function childOf(node: unknown, key: string): JsonObject {
  return isJsonObject(node) ? resolveReference(document, node[key]) : {};
}
