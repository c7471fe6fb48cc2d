import type { CallOptions, QueryValue } from './wire/call-options.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isSuccess, type ActorName, type Exchange } from './wire/exchange.ts';
import type { RequestForms } from './wire/request-forms.ts';
import { asDocumented, toId, type Id } from './wire/wrapper.ts';
import { isEnding, readSetCookie } from './wire/set-cookie.ts';
import type { Target } from './wire/target.ts';

export interface Account {
  email: string;
  password: string;
}

/** Somebody with cookies of their own, as a browser has them. */
export interface Actor {
  readonly name: ActorName;
  /** The id from the session; undefined for a visitor. */
  readonly userId: Id | undefined;
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

/** What actors call. */
export interface Network {
  target: Target;
  contract: Contract;
  forms: RequestForms;
}

/** An actor without a session yet. */
export function createActor({ target, contract, forms }: Network, name: ActorName, account?: Account): Actor {
  const cookies = new Map<string, string>();
  let userId: Id | undefined;

  const actor: Actor = {
    name,
    account,
    cookies,
    get userId() {
      return userId;
    },
    call(operationId, given = {}) {
      const operation = contract.operation(operationId);
      const method = given.method ?? operation.method;
      const send = async (options: CallOptions) => {
        const exchange = await target.send({
          ...(method === operation.method ? { operationId } : {}),
          actor: name,
          ...(options.trigger ? { trigger: options.trigger } : {}),
          method,
          path: fillPath(operation, options.path ?? {}),
          ...(options.query ? { query: toQuery(options.query) } : {}),
          headers: { ...cookieHeader(options.cookies ?? Object.fromEntries(cookies)), ...options.headers },
          ...bodyOf(options),
        });
        if (options.cookies === undefined) keepCookies(cookies, exchange);
        return exchange;
      };
      return method === operation.method ? forms.send(operationId, given, send) : send(given);
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
      userId = userIdIn(asDocumented(contract, exchange));
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
  for (const cookie of (answer?.headers.getSetCookie() ?? []).map(readSetCookie)) {
    if (isEnding(cookie)) cookies.delete(cookie.name);
    else cookies.set(cookie.name, cookie.value);
  }
}

function userIdIn(body: unknown): Id | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('userId' in data)) return undefined;
  return toId(data.userId);
}
