import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { getConnInfo } from '@hono/node-server/conninfo';
import * as core from 'zod/v4/core';
import type { Deps } from '../deps.ts';
import { findSessionUser } from '../services/sessions.ts';
import { readBody, SMALL_BODY_BYTES } from './body.ts';
import { addressBlockOf } from './client-address.ts';
import { decodeForm, decodeParameters, holdsNul, parseJson, type ParameterSchema } from './decode.ts';
import { badRequest, sessionExpired, unauthorized, type Refusal } from './refusal.ts';
import type { Turns } from './turns.ts';

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

/** A request whose parts have passed their schemas. */
export interface OperationRequest<A extends Access, Path, Query, Json, Form> extends RequestHead {
  /** Who asks; undefined for a visitor. */
  viewer: A extends 'user' ? Viewer : Viewer | undefined;
  path: Parsed<Path>;
  query: Parsed<Query>;
  json: Parsed<Json>;
  form: Parsed<Form>;
  /** Sets a cookie that no script can read. */
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  removeCookie: (name: string) => void;
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
  /** Refuses who may not send a large body, before it is read. Whoever has a session that is needed may. */
  admitLargeBody?: (head: RequestHead, deps: Deps) => Promise<void>;
  /** The 2xx body; without it the answer is 204. */
  answer?: Answer;
  /** What a request that breaks a rule is told where the contract has a text of its own. */
  refuseInvalid?: (issues: readonly core.$ZodIssue[]) => Refusal;
  /** The message of a 500 where the contract has one of its own. */
  failureMessage?: string;
  handle(request: OperationRequest<A, Path, Query, Json, Form>, deps: Deps): Promise<Given<Answer>>;
}

/** An operation of the contract, ready to be mounted at its path. */
export interface Operation {
  failureMessage: string | undefined;
  /** @param largeBodies whose turn it is to have a large body in memory */
  serve(context: Context, deps: Deps, largeBodies: Turns): Promise<Response>;
}

/**
 * Implements an operation of the contract: the session is looked up, then path, query and body are read and checked
 * against their schemas, then `handle` runs, then its answer is checked where checking is on.
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

  async function readParts(context: Context, admitLarge: () => Promise<void>) {
    const rules = { maxBytes: definition.maxBodyBytes ?? SMALL_BODY_BYTES, admitLarge };
    const { json, form } = definition;
    return {
      json: check(
        json,
        json && parseJson(new TextDecoder().decode(await readBody(context, 'application/json', rules))),
      ),
      form: check(
        form,
        form && (await parseForm(form, await readBody(context, 'multipart/form-data', rules), context)),
      ),
    };
  }

  return {
    failureMessage: definition.failureMessage,
    async serve(context, deps, largeBodies) {
      const now = deps.clock();
      const sessionToken = getCookie(context, SESSION_COOKIE);
      const viewer = await findViewer(deps, definition.access, sessionToken, now);
      const clientAddress = clientAddressOf(context, deps);
      const readCookie = (name: string) => getCookie(context, name);
      const head: RequestHead = { now, clientAddress, sessionToken, readCookie };
      const secure = isSecure(context, deps);
      const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;

      const path = check(definition.path, decodePath(definition.path, context));
      const query = check(definition.query, decodeQuery(definition.query, context));
      let endTurn: (() => void) | undefined;
      try {
        const { json, form } = await readParts(context, async () => {
          await definition.admitLargeBody?.(head, deps);
          endTurn = await largeBodies.take(viewer ? `user ${viewer.userId}` : clientAddress);
        });
        const body = await definition.handle(
          {
            ...head,
            viewer,
            path,
            query,
            json,
            form,
            setCookie: (name, value, { maxAgeMs }) =>
              setCookie(context, name, value, { ...cookieOptions, maxAge: Math.floor(maxAgeMs / 1000) }),
            removeCookie: (name) => void deleteCookie(context, name, cookieOptions),
          },
          deps,
        );
        if (definition.answer === undefined) return context.body(null, 204);
        if (deps.checkAnswers) checkAnswer(definition.answer, body);
        return context.json(body);
      } finally {
        endTurn?.();
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

async function parseForm(schema: ParameterSchema, bytes: Uint8Array<ArrayBuffer>, { req }: Context) {
  let form: FormData;
  try {
    const headers = { 'Content-Type': req.header('Content-Type') ?? '' };
    form = await new Response(bytes, { headers }).formData();
  } catch {
    throw badRequest();
  }
  return decodeForm(schema, form);
}

function checkAnswer(schema: Schema, body: unknown): void {
  const result = core.safeParse(schema, body);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer breaks the contract: ${issues.join('; ')}`);
}

function clientAddressOf(context: Context, deps: Deps): string {
  const forwarded = deps.settings.trustProxy ? context.req.header('X-Forwarded-For') : undefined;
  // The nearest proxy appends the address that it saw; what stands before it is the client's word.
  const nearest = forwarded?.split(',').at(-1)?.trim();
  return addressBlockOf(nearest || (getConnInfo(context).remote.address ?? 'unknown'));
}

/** Whether the browser speaks https with the server or with the proxy in front of it. */
export function isSecure(context: Context, { settings }: Deps): boolean {
  const forwarded = settings.trustProxy ? context.req.header('X-Forwarded-Proto') : undefined;
  return (forwarded ?? new URL(context.req.url).protocol).startsWith('https');
}
