import { operations } from '../../generated/operations.ts';
import { stepsDays, users } from '../../server/db/schema.ts';
import type { Deps } from '../../server/http/deps.ts';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import type { Outbox } from '../../server/mail/outbox.ts';
import { seoulDayOf } from '../../server/services/days.ts';
import { writeLedger } from '../../server/services/hallabong/hallabong.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import type { Serve } from '../kit/call.ts';
import { at } from '../kit/json.ts';
import type { OperationId } from '../kit/operation-id.ts';

export interface ProbeOptions {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  json?: unknown;
  form?: FormData;
  /** A body as it stands, sent as JSON unless the headers say otherwise. */
  text?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Seen {
  status: number;
  /** The content type as it came. */
  type: string;
  text: string;
  /** Undefined where the body is no JSON. */
  body: unknown;
  /** The Set-Cookie lines. */
  cookies: readonly string[];
}

/** A browser that asks a server in this process. */
export interface Browser {
  call(operationId: OperationId, options?: ProbeOptions): Promise<Seen>;
  cookies: Map<string, string>;
}

export interface Somebody extends Browser {
  userId: number;
  email: string;
  nickname: string;
}

/** What shows a fault: browsers and people, on a server with the example story. */
export interface Probe {
  deps: Deps;
  visitor(): Browser;
  /** The demo user's browser; others use it at the same time, so nothing is changed with it. */
  demo(): Promise<Somebody>;
  /** Somebody new, with hallabong and with steps walked today. */
  user(given?: { hallabong?: number; steps?: number }): Promise<Somebody>;
  /** The newest code that was mailed to an address. */
  codeFor(email: string): string;
  /** A word that no other probe has. */
  unique(): string;
}

/** The password of everybody in the story and of everybody whom a probe makes. */
export const PASSWORD = 'jeju_2026';

let made = 0;

const unique = () => {
  made += 1;
  return `p${made}`;
};

export function createProbe(serve: Serve, deps: Deps, outbox: Outbox, passwordHash: string): Probe {
  async function signedIn(userId: number, email: string, nickname: string): Promise<Somebody> {
    const browser = createBrowser(serve, unique());
    browser.cookies.set(SESSION_COOKIE, await startSession(deps.db, userId, deps.clock()));
    return { ...browser, userId, email, nickname };
  }

  return {
    deps,
    unique,
    visitor: () => createBrowser(serve, unique()),
    demo: () => signedIn(1, 'gamgyul@example.com', '감귤이'),
    async user({ hallabong = 0, steps = 0 } = {}) {
      const nickname = `탐라${unique()}`;
      const email = `${unique()}@example.com`;
      const now = deps.clock();
      const [row] = await deps.db
        .insert(users)
        .values({
          email,
          emailKey: email,
          nickname,
          passwordHash,
          themes: ['힐링'],
          gender: 'FEMALE',
          birthYear: 1998,
          createdAt: now,
        })
        .returning({ id: users.id });
      if (!row) throw new Error('The user was not made.');
      if (hallabong > 0) {
        const entry = { userId: row.id, reason: 'WELCOME' as const, reference: unique(), createdAt: now };
        await writeLedger(deps.db, { ...entry, amount: hallabong });
      }
      if (steps > 0) {
        await deps.db
          .insert(stepsDays)
          .values({ userId: row.id, day: seoulDayOf(now), steps, reportedAt: new Date(0) });
      }
      return signedIn(row.id, email, nickname);
    },
    codeFor(email) {
      const mail = outbox.list().find(({ to }) => to === email);
      return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
    },
  };
}

function createBrowser(serve: Serve, name: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(operationId, { path = {}, query = {}, json, form, text, method, headers = {} } = {}) {
      const target = operations.find((operation) => operation.operationId === operationId);
      if (!target) throw new Error(`No operation ${operationId}`);
      const place = target.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(path[part]));
      const url = new URL(place, 'http://localhost');
      for (const [part, value] of Object.entries(query)) url.searchParams.set(part, String(value));
      const body = form ?? text ?? (json === undefined ? undefined : JSON.stringify(json));
      const request = new Request(url, {
        method: method ?? target.method,
        headers: {
          'X-Forwarded-For': name,
          ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(cookies.size > 0 ? { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
      return read(await serve(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }), cookies);
    },
  };
}

async function read(response: Response, cookies: Map<string, string>): Promise<Seen> {
  const lines = response.headers.getSetCookie();
  for (const line of lines) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    body: parse(text),
    cookies: lines,
  };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

type Who = 'visitor' | 'demo' | 'user';

const someone = async (probe: Probe, who: Who): Promise<Browser> =>
  who === 'visitor' ? probe.visitor() : who === 'demo' ? probe.demo() : probe.user();

/** What stands at a place of an answer; `status` and `type` mean those of the answer. */
export function seen(who: Who, operationId: OperationId, options: ProbeOptions = {}, place = 'status') {
  return async (probe: Probe): Promise<unknown> => {
    const answer = await (await someone(probe, who)).call(operationId, options);
    if (place === 'status') return answer.status;
    return place === 'type' ? answer.type.split(';')[0] : at(answer.body, place);
  };
}
