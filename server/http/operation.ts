import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as core from 'zod/v4/core';
import type { Deps } from './deps.ts';
import type { Attempt } from '../refusals/rate-limit.ts';
import { findSessionUser } from '../services/accounts/sessions.ts';
import { receiveForm, receiveJson, refuseBody, type BodyRules } from './body.ts';
import { clientAddressOf, isSecure } from './client-address.ts';
import { decodeForm, decodeParameters, holdsNul, planOf, type ParameterSchema } from './decode.ts';
import { answerJson, WrittenJson } from './json-answer.ts';
import { parseGuardedJson } from './json.ts';
import type { Load, WaitFor } from '../refusals/load.ts';
import { SMALL_BODY_BYTES } from './received-bytes.ts';
import { badRequest, Refusal, sessionExpired, unauthorized } from '../refusals/refusal.ts';

/** The name of the session cookie, from the contract. */
export const SESSION_COOKIE = 'SESSION';

type Schema = core.$ZodType;
type Parsed<S> = S extends Schema ? core.output<S> : undefined;
type Given<S> = S extends Schema ? core.input<S> : void;

/** A user needs a session; a visitor may have one. */
type Access = 'user' | 'visitor';

interface Viewer {
  userId: number;
}

interface CookieOptions {
  /** How long the browser keeps it. */
  maxAgeMs: number;
}

/** What is known of a request before anything that it says is read. */
interface RequestHead {
  /** The moment at which the request came. One request has one moment. */
  now: Date;
  /** The address that the request came from, as well as it is known and as limits count it. */
  clientAddress: string;
  /** The token of the session cookie, whether or not it opens a session. */
  sessionToken: string | undefined;
  readCookie: (name: string) => string | undefined;
}

/** The head of a request of which it is known who sent it. */
interface KnownHead<A extends Access> extends RequestHead {
  /** Who asks; undefined for a visitor. */
  viewer: A extends 'user' ? Viewer : Viewer | undefined;
}

/** A request whose parts have passed their schemas. */
export interface OperationRequest<A extends Access, Path, Query, Json, Form> extends KnownHead<A> {
  path: Parsed<Path>;
  query: Parsed<Query>;
  json: Parsed<Json>;
  form: Parsed<Form>;
  /** Sets a cookie that no script can read. */
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  removeCookie: (name: string) => void;
  /** Call it before a server of others is asked: whoever asks for anything else does not wait for that one. */
  waitFor: WaitFor;
}

interface Definition<A extends Access, Path, Query, Json, Form, Answer> {
  access: A;
  path?: Path;
  query?: Query;
  /** The JSON body. */
  json?: Json;
  /** The multipart body. */
  form?: Form;
  /** The most bytes of the body; a small JSON body by default. */
  maxBodyBytes?: number;
  /** What the request counts for in any case, before its body is read. */
  attempts?: (head: KnownHead<A>) => readonly Attempt[];
  /** Refuses who may not send a large body, before it is read. Whoever has a session that is needed may. */
  admitLargeBody?: (head: RequestHead, deps: Deps) => Promise<void>;
  /** The 2xx body; without it the answer is 204. */
  answer?: Answer;
  /** What somebody who brings no session cookie is told where a session is needed; 401 by default. */
  refuseVisitor?: () => Refusal;
  /** What a request that breaks a rule is told where the contract has a text of its own. */
  refuseInvalid?: (issues: readonly core.$ZodIssue[]) => Refusal;
  /** The message of a 500 where the contract has one of its own. */
  failureMessage?: string;
  /** Gives the answer, or the answer as JSON where that is made at less cost or for many at once. */
  handle(
    request: OperationRequest<A, Path, Query, Json, Form>,
    deps: Deps,
  ): Promise<Given<Answer> | WrittenJson>;
}

/** An operation of the contract, ready to be mounted at its path. */
export interface Operation {
  failureMessage: string | undefined;
  /** @param load whose turn it is */
  serve(context: Context, deps: Deps, load: Load): Promise<Response>;
}

/** A body that has come whole and is not yet taken apart. */
interface ReceivedBody {
  size: number;
  /** Its JSON, or what the parts of its form mean; not checked yet. */
  read(): Promise<unknown>;
  /** Gives back what it takes up. */
  discard(): Promise<void>;
}

/**
 * Implements an operation of the contract: the session is looked up, path and query are checked against their schemas
 * and attempts counted; only then the body is received; when it is there, it is checked too, `handle` runs, and its
 * answer is checked where checking is on. Nobody's turn goes by while a body comes slowly.
 */
export function operation<
  A extends Access,
  Path extends ParameterSchema | undefined = undefined,
  Query extends ParameterSchema | undefined = undefined,
  Json extends Schema | undefined = undefined,
  Form extends ParameterSchema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(definition: Definition<A, Path, Query, Json, Form, Answer>): Operation {
  const refuseInvalid = definition.refuseInvalid ?? (() => badRequest());

  function check<S extends Schema | undefined>(schema: S | undefined, value: unknown): Parsed<S>;
  function check(schema: Schema | undefined, value: unknown): unknown {
    if (schema === undefined) return undefined;
    if (holdsNul(value)) throw refuseInvalid([]);
    const result = core.safeParse(schema, value);
    if (!result.success) throw refuseInvalid(result.error.issues);
    return result.data;
  }

  async function receiveBody(context: Context, rules: BodyRules): Promise<ReceivedBody | undefined> {
    const { json, form } = definition;
    if (json !== undefined) {
      const bytes = await receiveJson(context, rules);
      return {
        size: bytes.size,
        read: async () => parseGuardedJson(await bytes.read()),
        discard: () => bytes.discard(),
      };
    }
    if (form === undefined) return undefined;
    const parts = await receiveForm(context, planOf(form), rules);
    return { size: parts.size, read: async () => decodeForm(form, parts), discard: () => parts.discard() };
  }

  async function readHead(context: Context, head: RequestHead, deps: Deps) {
    if (definition.refuseVisitor && head.sessionToken === undefined) throw definition.refuseVisitor();
    const viewer = await findViewer(deps, definition.access, head.sessionToken, head.now);
    const path = check(definition.path, decodePath(definition.path, context));
    const query = check(definition.query, decodeQuery(definition.query, context));
    const known: KnownHead<A> = { ...head, viewer };
    for (const attempt of definition.attempts?.(known) ?? []) await deps.rateLimits.count(attempt);
    return { ...known, path, query };
  }

  async function answer(
    context: Context,
    deps: Deps,
    known: Awaited<ReturnType<typeof readHead>>,
    body: ReceivedBody | undefined,
    waitFor: WaitFor,
  ): Promise<Response> {
    const content = await body?.read();
    const secure = isSecure(context, deps.settings.trustProxy);
    const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
    const result = await definition.handle(
      {
        ...known,
        json: check(definition.json, content),
        form: check(definition.form, content),
        setCookie: (name, value, { maxAgeMs }) =>
          setCookie(context, name, value, { ...cookieOptions, maxAge: Math.floor(maxAgeMs / 1000) }),
        removeCookie: (name) => void deleteCookie(context, name, cookieOptions),
        waitFor,
      },
      deps,
    );
    if (definition.answer === undefined) return context.body(null, 204);
    const json = result instanceof WrittenJson ? result : new WrittenJson(JSON.stringify(result));
    if (deps.checkAnswers) checkAnswer(definition.answer, JSON.parse(json.text));
    return answerJson(context, json);
  }

  return {
    failureMessage: definition.failureMessage,
    async serve(context, deps, load) {
      const head: RequestHead = {
        now: deps.clock(),
        clientAddress: clientAddressOf(context, deps.settings.trustProxy),
        sessionToken: getCookie(context, SESSION_COOKIE),
        readCookie: (name) => getCookie(context, name),
      };
      if (definition.json === undefined && definition.form === undefined) {
        return load.serve(head, async (waitFor) =>
          answer(context, deps, await readHead(context, head, deps), undefined, waitFor),
        );
      }
      const known = await load
        .serve(head, () => readHead(context, head, deps))
        .catch((error: unknown) => {
          throw error instanceof Refusal ? refuseBody(context, error) : error;
        });
      const owner = known.viewer ? `user ${known.viewer.userId}` : head.clientAddress;
      let endReceiving: (() => void) | undefined;
      let body: ReceivedBody | undefined;
      try {
        body = await receiveBody(context, {
          maxBytes: definition.maxBodyBytes ?? SMALL_BODY_BYTES,
          pace: deps.limits.sender,
          async admitLarge() {
            await load.serve(head, async () => definition.admitLargeBody?.(head, deps));
            endReceiving = await load.receive(owner);
          },
        });
        endReceiving?.();
        endReceiving = undefined;
        const work = (waitFor: WaitFor) => answer(context, deps, known, body, waitFor);
        // A large body has a turn of its own: there are fewer of those.
        const isLarge = (body?.size ?? 0) > SMALL_BODY_BYTES;
        return await (isLarge ? load.process(owner, work) : load.serve(head, work));
      } finally {
        endReceiving?.();
        await body?.discard();
      }
    },
  };
}

/** A `Definition` with access 'visitor' takes the undefined that a missing or timed-out session gives. */
async function findViewer<A extends Access>(
  deps: Deps,
  access: A,
  token: string | undefined,
  now: Date,
): Promise<OperationRequest<A, undefined, undefined, undefined, undefined>['viewer']>;
async function findViewer(
  deps: Deps,
  access: Access,
  token: string | undefined,
  now: Date,
): Promise<Viewer | undefined> {
  const found = token === undefined ? undefined : await findSessionUser(deps.db, token, now);
  if (access === 'visitor') return found === 'expired' ? undefined : found;
  if (found === 'expired') throw sessionExpired();
  if (found === undefined) throw unauthorized();
  return found;
}

function decodePath(schema: ParameterSchema | undefined, context: Context): unknown {
  if (schema === undefined) return undefined;
  return decodeParameters(schema, (name) => {
    const value = context.req.param(name);
    return value === undefined ? [] : [value];
  });
}

function decodeQuery(schema: ParameterSchema | undefined, context: Context): unknown {
  if (schema === undefined) return undefined;
  return decodeParameters(schema, (name) => context.req.queries(name) ?? []);
}

function checkAnswer(schema: Schema, body: unknown): void {
  const result = core.safeParse(schema, body);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer breaks the contract: ${issues.join('; ')}`);
}
