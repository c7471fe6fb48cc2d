import type { Contract, Operation } from './contract.ts';
import { isSuccess, type ActorName, type Exchange, type FormPart } from './exchange.ts';
import type { Target } from './target.ts';

/** The name of the session cookie in the contract. */
export const SESSION_COOKIE = 'SESSION';

export interface Account {
  email: string;
  password: string;
}

type QueryValue = string | number | boolean | readonly (string | number)[];

export interface CallOptions {
  /** Values of the path's parameters; they are encoded. */
  path?: Readonly<Record<string, string | number>>;
  /** A list is joined by commas, as the contract has it. */
  query?: Readonly<Record<string, QueryValue>>;
  json?: unknown;
  form?: readonly FormPart[];
  /** A body that is sent as it stands; an empty content type is left out. */
  text?: { text: string; contentType: string };
  headers?: Readonly<Record<string, string>>;
  /** Another method than the operation's own. */
  method?: string;
  /** The cookies of this call alone, in place of the actor's; answers to it set none. */
  cookies?: Readonly<Record<string, string>>;
}

/** Somebody with cookies of their own, as a browser has them. */
export interface Actor {
  readonly name: ActorName;
  /** The id from the session; undefined for a visitor. */
  readonly userId: number | undefined;
  readonly account: Account | undefined;
  /** The cookies that the server has set. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Calls an operation of the contract. Never throws for what the server does. */
  call(operationId: string, options?: CallOptions): Promise<Exchange>;
  /**
   * Starts a session with the account. Servers limit logins: call it as seldom as possible. Never throws for what the
   * server does.
   */
  signIn(): Promise<Exchange>;
  /** Reads `userId` from the session, as after a signup. */
  readSession(): Promise<Exchange>;
}

/** An actor without a session yet. */
export function createActor(target: Target, contract: Contract, name: ActorName, account?: Account): Actor {
  const cookies = new Map<string, string>();
  let userId: number | undefined;

  const actor: Actor = {
    name,
    account,
    cookies,
    get userId() {
      return userId;
    },
    async call(operationId, options = {}) {
      const operation = contract.operation(operationId);
      const method = options.method ?? operation.method;
      const exchange = await target.send({
        ...(method === operation.method ? { operationId } : {}),
        actor: name,
        method,
        path: fillPath(operation, options.path ?? {}),
        ...(options.query ? { query: toQuery(options.query) } : {}),
        headers: { ...cookieHeader(options.cookies ?? Object.fromEntries(cookies)), ...options.headers },
        ...bodyOf(options),
      });
      if (options.cookies === undefined) keepCookies(cookies, exchange);
      return exchange;
    },
    async signIn() {
      if (!account) throw new Error(`The ${name} has no account.`);
      cookies.clear();
      const exchange = await actor.call('login', { json: account });
      if (isSuccess(exchange) && cookies.size > 0) await actor.readSession();
      return exchange;
    },
    async readSession() {
      const exchange = await actor.call('getSession');
      userId = userIdIn(exchange.answer?.body);
      return exchange;
    },
  };
  return actor;
}

function fillPath(operation: Operation, values: Readonly<Record<string, string | number>>): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operation.operationId} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}

function toQuery(values: Readonly<Record<string, QueryValue>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return query;
}

function bodyOf({ json, form, text }: CallOptions) {
  if (text) return { body: { kind: 'text' as const, ...text } };
  if (form) return { body: { kind: 'form' as const, parts: form } };
  if (json !== undefined) return { body: { kind: 'json' as const, text: JSON.stringify(json) } };
  return {};
}

function cookieHeader(cookies: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { Cookie: pairs.join('; ') } : {};
}

function keepCookies(cookies: Map<string, string>, { answer }: Exchange): void {
  for (const line of answer?.headers.getSetCookie() ?? []) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut);
    const value = pair.slice(cut + 1);
    const isEnded = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isEnded) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function userIdIn(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('userId' in data)) return undefined;
  return typeof data.userId === 'number' ? data.userId : undefined;
}
