import type { Deps } from '../../server/http/deps.ts';
import type { Call, Change, Fault } from './call.ts';
import type { OperationId } from './operation-id.ts';

/** How a fault is built for one run of the server. */
type FaultMaker = (deps: Deps) => Fault;

type Operations = readonly OperationId[];

const isMeant = (operations: Operations, { operationId }: Call) =>
  operationId !== undefined && operations.includes(operationId);

/** A fault of some operations; every other call is served as by the reference. */
export function on(operations: Operations, fault: (call: Call, deps: Deps) => Promise<Response>): FaultMaker {
  return (deps) => (call) => (isMeant(operations, call) ? fault(call, deps) : call.next());
}

/** A fault that remembers something from one call to the next. */
export function remembering<Memory>(
  create: () => Memory,
  fault: (memory: Memory, call: Call, deps: Deps) => Promise<Response>,
): FaultMaker {
  return (deps) => {
    const memory = create();
    return (call) => fault(memory, call, deps);
  };
}

/** The JSON body of an answer that stays readable; undefined where there is none. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.clone().json();
    return body;
  } catch {
    return undefined;
  }
}

/** The same answer with another body, and with other headers where some are given. */
export function withBody(response: Response, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return withText(response, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** The same answer with other bytes or another text as its body. */
export function withText(
  response: Response,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const own = new Headers(response.headers);
  own.delete('content-length');
  for (const [name, value] of Object.entries(headers)) own.set(name, value);
  return new Response(text, { status: response.status, headers: own });
}

/** The same answer with another status. */
export async function withStatus(response: Response, status: number): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = status === 204 ? null : await response.arrayBuffer();
  return new Response(body, { status, headers });
}

/** An answer in place of the reference's. */
export const answer = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });

/** An answer with the failure envelope. */
export const refusal = (status: number, code: string, message: string) =>
  answer({ success: false, code, message }, status);

/** What a server answers that did what was asked and has nothing to tell. */
export const done = () => answer({ success: true });

/** Rewrites the JSON body of answers that tell a success. */
export function answers(
  operations: Operations,
  rewrite: (body: unknown, call: Call, deps: Deps) => unknown,
): FaultMaker {
  return on(operations, async (call, deps) => {
    const response = await call.next();
    return response.ok ? withBody(response, await rewrite(await bodyOf(response), call, deps)) : response;
  });
}

/** Rewrites the JSON body of answers that tell a failure. */
export function failures(
  operations: Operations,
  rewrite: (body: unknown, call: Call, deps: Deps) => unknown,
): FaultMaker {
  return on(operations, async (call, deps) => {
    const response = await call.next();
    return response.ok ? response : withBody(response, await rewrite(await bodyOf(response), call, deps));
  });
}

/** Rewrites answers with some status; without one, those that tell a success. */
export function responses(
  operations: Operations,
  status: number | undefined,
  rewrite: (response: Response, call: Call, deps: Deps) => Response | Promise<Response>,
): FaultMaker {
  return on(operations, async (call, deps) => {
    const response = await call.next();
    const isOne = status === undefined ? response.ok : response.status === status;
    return isOne ? rewrite(response, call, deps) : response;
  });
}

/** Rewrites requests before they are served; undefined leaves one as it came. */
export function requests(
  operations: Operations,
  rewrite: (call: Call, deps: Deps) => Change | undefined | Promise<Change | undefined>,
): FaultMaker {
  return on(operations, async (call, deps) => call.next(await rewrite(call, deps)));
}

/** Serves some requests otherwise; undefined leaves one to the reference. */
export function instead(
  operations: Operations,
  respond: (call: Call, deps: Deps) => Response | undefined | Promise<Response | undefined>,
): FaultMaker {
  return on(operations, async (call, deps) => (await respond(call, deps)) ?? call.next());
}

/** Does something behind the reference's back after each success. */
export function after(
  operations: Operations,
  effect: (call: Call, deps: Deps, body: unknown) => Promise<void>,
): FaultMaker {
  return responses(operations, undefined, async (response, call, deps) => {
    await effect(call, deps, await bodyOf(response));
    return response;
  });
}

/** Serves a method that the contract does not have. */
export function undocumented(
  method: string,
  path: RegExp,
  respond: (call: Call, deps: Deps) => Response | Promise<Response>,
): FaultMaker {
  return (deps) => async (call) => {
    const isOne = call.operationId === undefined && call.method === method && path.test(call.url.pathname);
    return isOne ? respond(call, deps) : call.next();
  };
}

/** Fails over input that the server's author did not think of. */
export function failsOver(
  operations: Operations,
  isOdd: (call: Call) => boolean | Promise<boolean>,
): FaultMaker {
  return instead(operations, async (call) =>
    (await isOdd(call)) ? refusal(500, 'INTERNAL_ERROR', '서버 오류가 발생했습니다.') : undefined,
  );
}
