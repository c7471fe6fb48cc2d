import { isJsonObject } from '../../contract/document.ts';
import type { Call, Fault } from './call.ts';
import { bodyOf, refusal, withBody } from './faulty.ts';

const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'userId', 'productId', 'exchangeId']);
const ID_PARAMETERS = ['userId', 'lastId'] as const;

const HEAD = '3f2b8c1e-5d47-4a9b-8e60-';

const uuidOf = (id: number) => `${HEAD}${id.toString(16).padStart(12, '0')}`;

/** NaN for what is no UUID. */
const numberOf = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text)
    ? Number.parseInt(text.slice(HEAD.length), 16)
    : Number.NaN;

function withUuids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUuids);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      ID_FIELDS.has(name) && typeof item === 'number' ? uuidOf(item) : withUuids(item),
    ]),
  );
}

/** The path with numbers in place of UUIDs; undefined where an id is none. */
function pathOf({ url }: Call): string | undefined {
  const steps = url.pathname.split('/');
  const read = steps.map((step, index) => {
    const isId = index > 2 && /^(spots|comments|products|challenges|exchanges)$/.test(steps[index - 1] ?? '');
    return isId && !/^[a-z-]+$/.test(step) ? String(numberOf(step)) : step;
  });
  return read.includes('NaN') ? undefined : read.join('/');
}

const WRONG = () => refusal(400, 'BAD_REQUEST', 'UUID가 아니에요.');

/** A server whose ids are UUIDs, in paths, queries, bodies and answers; whatever is none it refuses. */
export const opaqueIds = (): Fault => async (call) => {
  if (call.operationId === undefined) return call.next();
  const path = pathOf(call);
  if (path === undefined) return WRONG();
  const query: Record<string, string> = {};
  for (const name of ID_PARAMETERS) {
    const text = call.url.searchParams.get(name);
    if (text === null) continue;
    if (Number.isNaN(numberOf(text))) return WRONG();
    query[name] = String(numberOf(text));
  }
  const isTyped = call.header('content-type')?.includes('json') ?? false;
  const sent = isTyped && call.operationId === 'exchangeProduct' ? await call.json() : undefined;
  const userId = isJsonObject(sent) && typeof sent['userId'] === 'string' ? numberOf(sent['userId']) : NaN;
  if (isJsonObject(sent) && sent['userId'] !== undefined && Number.isNaN(userId)) return WRONG();
  const json = isJsonObject(sent) ? { ...sent, userId } : undefined;
  const response = await call.next({ path, query, ...(json ? { json } : {}) });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return response;
  const body = withUuids(await bodyOf(response));
  const isCreated =
    call.operationId === 'createSpot' && isJsonObject(body) && typeof body['data'] === 'number';
  return withBody(response, isCreated ? { ...body, data: uuidOf(Number(body['data'])) } : body);
};
