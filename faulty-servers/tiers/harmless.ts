import { loadContract } from '../../contract/contract.ts';
import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import type { Call, Fault } from '../kit/call.ts';
import { bodyOf, withBody } from '../kit/faulty.ts';

/** A server that does something otherwise than the reference, and keeps the contract. */
export interface Harmless {
  id: string;
  title: string;
  fault: () => Fault;
}

/** Rewrites every JSON body of the API. */
const bodies =
  (rewrite: (body: unknown, call: Call) => unknown): Harmless['fault'] =>
  () =>
  async (call) => {
    const response = await call.next();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (call.operationId === undefined || !isJson) return response;
    return withBody(response, rewrite(await bodyOf(response), call));
  };

/** Rewrites every object in a value, the inner ones first. */
function everywhere(rewrite: (object: JsonObject) => JsonObject): (value: unknown) => unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isJsonObject(value)) return value;
    return rewrite(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item)])));
  };
  return walk;
}

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** A moment as a clock in Seoul shows it, without an offset. */
const seoulTime = (moment: string) =>
  new Date(Date.parse(moment) + SEOUL_OFFSET_MS).toISOString().replace('Z', '');

const PROPOSED: ReadonlySet<string> = new Set(
  (await loadContract()).operations.flatMap(({ operationId, isProposed }) =>
    isProposed ? [operationId] : [],
  ),
);

const COOKIE = 'JSESSIONID';

const renamed = (text: string, from: string, to: string) =>
  text.replaceAll(new RegExp(`\\b${from}=`, 'g'), `${to}=`);

export const HARMLESS: readonly Harmless[] = [
  {
    id: 'more-fields',
    title: 'Sends fields that no schema names, in every object.',
    fault: bodies(everywhere((object) => ({ ...object, version: 3, _links: { self: '/' } }))),
  },
  {
    id: 'fields-in-another-order',
    title: 'Sends the fields of every object in the opposite order.',
    fault: bodies(everywhere((object) => Object.fromEntries(Object.entries(object).toReversed()))),
  },
  {
    id: 'nulls-left-out',
    title: 'Leaves out every field that would be null.',
    fault: bodies(
      everywhere((object) =>
        Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)),
      ),
    ),
  },
  {
    id: 'likes-answer-200',
    title: 'Answers likes with 200 and a body, where the reference answers 204.',
    fault: () => async (call) => {
      const response = await call.next();
      return response.status === 204
        ? Response.json({ success: true }, { headers: response.headers })
        : response;
    },
  },
  {
    id: 'cookie-with-another-name',
    title: 'Names the session cookie JSESSIONID, as servlet containers do.',
    fault: () => async (call) => {
      const cookie = call.header('cookie');
      const response = await call.next(
        cookie === undefined ? undefined : { headers: { cookie: renamed(cookie, COOKIE, 'SESSION') } },
      );
      const headers = new Headers(response.headers);
      headers.delete('set-cookie');
      for (const line of response.headers.getSetCookie())
        headers.append('set-cookie', renamed(line, 'SESSION', COOKIE));
      return new Response(response.body, { status: response.status, headers });
    },
  },
  {
    id: 'other-texts',
    title: 'Says everything in other Korean words.',
    fault: bodies(
      everywhere((object) =>
        typeof object['message'] === 'string' ? { ...object, message: '다른 말로 알려 드려요.' } : object,
      ),
    ),
  },
  {
    id: 'failures-come-as-200',
    title: 'Answers failures with 200, failure: true and errorCode.',
    fault: () => async (call) => {
      const response = await call.next();
      const body = await bodyOf(response);
      if (call.operationId === undefined || response.status < 400 || response.status >= 500) return response;
      if (!isJsonObject(body)) return response;
      const { code, success: _, ...rest } = body;
      return Response.json({ ...rest, failure: true, errorCode: code }, { headers: withoutLength(response) });
    },
  },
  {
    id: 'challenges-inside-content',
    title: 'Sends the lists of challenges as objects with content.',
    fault: bodies((body, { operationId = '' }) =>
      /^list(Upcoming|Ongoing|Completed)Challenges$/.test(operationId) && Array.isArray(body)
        ? { content: body }
        : body,
    ),
  },
  {
    id: 'spot-inside-the-envelope',
    title: 'Sends a spot inside the envelope, which clients read too.',
    fault: bodies((body, { operationId }) =>
      operationId === 'getSpot' && isJsonObject(body) && body['success'] === undefined
        ? { success: true, data: body }
        : body,
    ),
  },
  {
    id: 'without-proposed-calls',
    title:
      'Has none of the calls that the contract only proposes, and answers as to any address that it lacks.',
    fault: () => (call) =>
      call.operationId !== undefined && PROPOSED.has(call.operationId)
        ? Promise.resolve(Response.json({ status: 404, error: 'Not Found', path: '/v1' }, { status: 404 }))
        : call.next(),
  },
  {
    id: 'times-without-an-offset',
    title: 'Sends moments without an offset, as they are in Seoul.',
    fault: bodies(
      everywhere((object) =>
        Object.fromEntries(
          Object.entries(object).map(([name, value]) =>
            /^(createdAt|completedAt)$/.test(name) && typeof value === 'string' && value.includes('T')
              ? [name, seoulTime(value)]
              : [name, value],
          ),
        ),
      ),
    ),
  },
];

function withoutLength(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return headers;
}
