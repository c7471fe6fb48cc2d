import { readFile } from 'node:fs/promises';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createServer } from '@stoplight/prism-http-server';
import { bundleContract } from '../../contract/bundle.ts';
import { readBundle, withoutMultipart } from '../../contract/document.ts';
import { describeAnswer, shorten } from '../../conformance/core/wire/exchange.ts';
import { runRespect } from './respect.ts';
import { runConformance } from '../../conformance/run.ts';
import { at, listAt } from '../kit/json.ts';
import type { ReferenceServer } from '../kit/reference-server.ts';
import { drive } from './traffic.ts';

/** What a tool says of a server: every departure that it names, in a few words; none where it sees nothing. */
export type Judge = (server: ReferenceServer, options: JudgeOptions) => Promise<string[]>;

export interface JudgeOptions {
  seed: number;
  /** Whether the first departure suffices. */
  stopsEarly: boolean;
  /** Only these operations; undefined for all. */
  only: readonly string[] | undefined;
}

/** A request of the kit that has no answer within this time counts as one without an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The kit, with both accounts, mails and social codes. */
export const askKit: Judge = async (
  { url, accounts, outboxPath, socialCodes },
  { seed, stopsEarly, only },
) => {
  const { findings } = await runConformance({
    url: new URL(url),
    accounts,
    isReadOnly: false,
    seed,
    casesPerOperation: undefined,
    only,
    maxResponseMs: undefined,
    timeoutMs: TIMEOUT_MS,
    stopsEarly,
    outboxPath,
    verificationCode: undefined,
    socialCodes,
  });
  return findings.map(({ check, operationId, expected, exchange, received }) =>
    [check, operationId, expected, exchange ? describeAnswer(exchange, 120) : received].join(' · '),
  );
};

let described: ReturnType<typeof getHttpOperationsFromSpec> | undefined;

async function describeOperations() {
  return getHttpOperationsFromSpec(withoutMultipart(await readBundle(await bundleContract())));
}

/**
 * Prism's proxy in front of the server, with what people do on a day. Forms go past it, because it cannot read them. A
 * violation counts that Prism itself calls an error and finds in an answer.
 */
export const askPrism: Judge = async (server) => {
  described ??= describeOperations();
  const proxy = createServer(await described, {
    cors: false,
    components: { logger: createLogger('proxy', { level: 'silent' }) },
    config: {
      isProxy: true,
      mock: { dynamic: false },
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstream: new URL(server.url),
      upstreamProxy: undefined,
    },
  });
  const proxyUrl = await proxy.listen(0, '127.0.0.1');
  const said = new Set<string>();
  try {
    await drive(
      server,
      ({ form }) => (form ? server.url : proxyUrl),
      ({ operationId, headers, body }) => {
        for (const text of violationsIn(headers)) said.add(`${operationId} · ${text}`);
        if ((headers.get('content-type') ?? '').startsWith('application/problem+json')) {
          said.add(`${operationId} · ${String(at(body, 'title'))}`);
        }
      },
    );
  } finally {
    await proxy.close();
  }
  return [...said];
};

function violationsIn(headers: Headers): string[] {
  const text = headers.get('sl-violations');
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return listAt(list, '')
      .filter((one) => at(one, 'severity') === 'Error' && at(one, 'location.0') === 'response')
      .map((one) => `${listAt(one, 'location').join('.')} ${String(at(one, 'message'))}`);
  } catch {
    // Prism cuts a list that is too long for a header.
    return text.includes('"Error"') && text.includes('"response"') ? [shorten(text, 120)] : [];
  }
}

const FLOWS = new URL('../../openapi/flows/', import.meta.url);

const SIGN_UP = 'sign-up.arazzo.yaml';

const ACCOUNT_FLOWS = ['post', 'attendance', 'account', 'challenge', 'shop'].map(
  (name) => `${name}.arazzo.yaml`,
);

/** The operations that some flows call. */
async function operationsOf(files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, FLOWS), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/operationId: (\w+)/g)].map(([, name]) => name ?? '')),
  );
}

/**
 * Redocly respect with the flows of the contract, straight at the server. Flows that call none of the operations
 * concerned are left out: they would see the reference server.
 */
export const askRespect: Judge = async ({ url, accounts, outboxPath }, { only }) => {
  const said: string[] = [];
  const run = async (flows: Omit<Parameters<typeof runRespect>[0], 'serverUrl'>) => {
    for (const { file, stepId, demands } of await runRespect({ ...flows, serverUrl: url })) {
      said.push(`${file} ${stepId} · ${demands.join('; ')}`);
    }
  };
  const concerns = async (files: readonly string[], ...others: readonly string[]) => {
    const called = await operationsOf(files);
    return only?.some((operationId) => called.has(operationId) || others.includes(operationId)) ?? true;
  };
  // A session begins with a login that is no step of these flows.
  if (await concerns(ACCOUNT_FLOWS, 'login')) {
    await run({ files: ACCOUNT_FLOWS, inputs: await inputsFor(url, accounts[0]) });
  }
  if (said.length > 0 || !(await concerns([SIGN_UP]))) return said;
  const email = 'flow@example.com';
  await run({ files: [SIGN_UP], workflow: 'askForCode', inputs: { email } });
  const mails: unknown = await (await fetch(`${url}${outboxPath}`)).json();
  const code = /\d{6}/.exec(String(at(mails, '0.text')))?.[0] ?? '000000';
  const registration = { email, nickname: '봄바람', themes: ['힐링'], gender: 'FEMALE', birthYear: '1998' };
  const inputs = {
    email,
    code,
    password: 'spring-98',
    nickname: registration.nickname,
    registration: JSON.stringify(registration),
  };
  await run({ files: [SIGN_UP], workflow: 'signUpAndLogIn', inputs });
  return said;
};

/** What the flows of the demo user are walked with. */
const inputsFor = async (url: string, account: object) => ({
  session: await signIn(url, account),
  nickname: '바람부는올레길',
  userId: 1,
  stepCount: 500,
  challengeId: 302,
  latitude: 33.2398,
  longitude: 126.5453,
  productId: 414,
  hallabongCost: 10,
});

/** The value of the session cookie after a login; a made-up one where none comes. */
async function signIn(url: string, account: object): Promise<string> {
  const response = await fetch(`${url}/v1/users/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((line) => /^SESSION=([^;]+)/.exec(line)?.[1]);
  return cookies.find((value) => value !== undefined) ?? 'none';
}
