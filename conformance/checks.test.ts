import { afterAll, afterEach, expect, it } from 'vitest';
import { hashPassword } from '../server/secrets/passwords.ts';
import { startTestServer } from '../server/testing/start-test-server.ts';
import { isJsonObject, type JsonObject } from '../contract/document.ts';
import { loadContract } from '../contract/contract.ts';
import type { CheckId } from './core/findings/finding.ts';
import type { Fault } from '../faulty-servers/kit/call.ts';
import { MUTANTS } from '../faulty-servers/faults/list.ts';
import type { Mutant } from '../faulty-servers/kit/mutant.ts';
import {
  composeWorld,
  serveWorld,
  startReferenceServer,
  type ReferenceWorld,
} from '../faulty-servers/kit/reference-server.ts';
import { setStage, type Stage, type StageOptions } from './core/stage.ts';
import { signInAll } from './core/start-up.ts';
import { meaningChecks } from './all-checks.ts';

/** All checks, on a machine that others use. */
const WHOLE_RUN_MS = 300_000;

const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

type Given = Pick<StageOptions, 'accounts'> & Partial<Omit<StageOptions, 'url'>> & { url: string };

async function stageOn(given: Given): Promise<Stage> {
  const options = { isReadOnly: false, seed: 7, timeoutMs: 20_000, ...given, url: new URL(given.url) };
  const stage = setStage(await loadContract(), options);
  await signInAll(stage);
  return stage;
}

async function runChecks(stage: Stage, ids?: readonly CheckId[]): Promise<void> {
  for (const check of meaningChecks) {
    if (ids ? !ids.includes(check.id) : check.id === 'flow') continue;
    // As in a run: one after the other.
    await check.run(stage.worldOf(check.id, check.title));
  }
}

const findingsOf = ({ collector }: Stage) =>
  collector.findings.map(({ check, operationId, expected, received }) =>
    [check, operationId, expected, received].join(' · '),
  );

/** Most faulty servers follow each other on one database, as the checks of a run do. */
let world: ReferenceWorld | undefined;

afterAll(() => world?.composed.close());

async function startReference(mutant?: Mutant) {
  world ??= await composeWorld();
  const server = await serveWorld(world, mutant);
  open.push(server);
  return server;
}

/** One on a database of its own, where the people of the social provider have not signed up yet. */
async function startFreshReference(mutant?: Mutant) {
  const server = await startReferenceServer(mutant);
  open.push(server);
  return server;
}

it('the checker finds nothing on a server without data, and says so', { timeout: WHOLE_RUN_MS }, async () => {
  const clock = { now: () => new Date(), set: () => undefined, advance: () => undefined };
  const server = await startTestServer({ clock });
  open.push(server);
  const password = 'spring-98';
  const passwordHash = await hashPassword(password, 16);
  const emails = ['one@example.com', 'two@example.com'];
  await Promise.all(emails.map((email) => server.user({ email, emailKey: email, passwordHash })));
  const stage = await stageOn({ url: server.url, accounts: emails.map((email) => ({ email, password })) });
  await runChecks(stage);
  expect(findingsOf(stage)).toEqual([]);
  expect(stage.collector.skipped.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'listLatestSpots has no spots.',
      'The account has completed no challenge.',
      'No challenge with a place can be started by the account.',
      'The account has bought nothing.',
      'The balance pays no Jeju voucher: none was bought.',
    ]),
  );
});

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** A moment as a clock in Seoul shows it, without an offset. */
const seoulTime = (moment: string) =>
  new Date(Date.parse(moment) + SEOUL_OFFSET_MS).toISOString().replace('Z', '');

/** What stands for its default is left out, and times have no offset. */
function spare(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => spare(item));
  if (typeof value === 'string' && key === 'createdAt') return seoulTime(value);
  if (typeof value === 'string' && key === 'completedAt') return seoulTime(value).slice(0, 10);
  if (!isJsonObject(value)) return value;
  const isUser = 'userId' in value;
  const isRecord = 'type' in value;
  const entries = Object.entries(value).flatMap(([name, item]) => {
    const isDefault =
      item === null || ((isUser || isRecord) && (item === 0 || item === '' || item === false));
    return isDefault ? [] : [[name, spare(item, name)] as const];
  });
  return { ...Object.fromEntries(entries), oneFieldMore: true };
}

/** A failure as 200, with the other names that clients read. */
function flag({ code, ...failure }: JsonObject): JsonObject {
  return { ...failure, failure: true, ...(code === undefined ? {} : { errorCode: code }) };
}

/** All that the contract leaves to servers, the other way round. */
const otherwise: Fault = async (call) => {
  const response = await call.next();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (response.status === 204) return new Response(null, { status: 200, headers });
  if (call.operationId === undefined || !headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json();
  const isChallenges = /^list(Upcoming|Ongoing|Completed)Challenges$/.test(call.operationId);
  const told =
    response.status >= 400 && isJsonObject(body)
      ? flag(body)
      : isChallenges && Array.isArray(body)
        ? { content: body.map((item) => spare(item)) }
        : spare(body);
  return Response.json(told, { status: response.status < 500 ? 200 : response.status, headers });
};

const CONFORMING: Mutant = {
  id: 'otherwise',
  title: 'Does everything that the contract leaves to servers the other way round.',
  kind: 'wrong status',
  operations: [],
  breaks: '',
  fault: () => otherwise,
  shows: async () => undefined,
  right: undefined,
  wrong: undefined,
};

it(
  'the checker finds nothing on a server that conforms in other ways',
  { timeout: WHOLE_RUN_MS },
  async () => {
    const stage = await stageOn(await startReference(CONFORMING));
    await runChecks(stage);
    expect(findingsOf(stage)).toEqual([]);
  },
);

const CASES: readonly [mutant: string, check: CheckId][] = [
  ['pages-from-one', 'page-walk'],
  ['cursor-by-id', 'cursor-walk'],
  ['like-counts-again', 'like'],
  ['reply-becomes-a-comment', 'comments'],
  ['comment-escaped', 'korean-text'],
  ['new-spot-not-in-the-feed', 'created-is-there'],
  ['charged-twice', 'purchase'],
  ['accept-toggles', 'voucher'],
  ['steps-added-up', 'steps'],
  ['conversion-not-paid', 'balance'],
  ['attendance-pays-again', 'attendance'],
  ['radius-in-miles', 'nearby'],
  ['search-without-challenges', 'map-search'],
  ['completed-twice', 'challenges'],
  ['nickname-not-stored', 'account'],
  ['notifications-toggle', 'notification'],
  ['voucher-of-others-collected', 'ownership'],
  ['tells-unknown-emails', 'login'],
  ['earlier-code-counts', 'registration'],
  ['neighbour-of-a-product', 'filter'],
];

it.each(CASES)(
  'on a server with one fault %s is found by the check %s',
  { timeout: WHOLE_RUN_MS },
  async (id, check) => {
    const mutant = MUTANTS.find((known) => known.id === id);
    expect(mutant).toBeDefined();
    const stage = await stageOn(await startReference(mutant));
    await runChecks(stage, [check]);
    expect(stage.collector.findings.map((finding) => finding.check)).toContain(check);
  },
);

const BESIDES: readonly [mutant: string, found: string, check: CheckId][] = [
  ['weak-password-taken', 'broken-input-refused of registerPassword', 'registration'],
  ['any-gender-taken', 'broken-input-refused of completeRegistration', 'registration'],
  ['any-gender-taken', 'broken-input-refused of completeProviderRegistration', 'login'],
  ['start-beyond-the-pole', 'broken-input-refused of startChallenge', 'challenges'],
  ['new-password-ends-the-session', 'account of resetPassword', 'balance'],
  ['replaced-session-goes-on', 'session-ended of login', 'balance'],
];

it.each(BESIDES)(
  'on a server with one fault %s departs from %s, which the check %s finds besides its topic',
  { timeout: WHOLE_RUN_MS },
  async (id, found, check) => {
    const mutant = MUTANTS.find((known) => known.id === id);
    expect(mutant).toBeDefined();
    const start = check === 'login' ? startFreshReference : startReference;
    const stage = await stageOn(await start(mutant));
    await runChecks(stage, [check]);
    const named = stage.collector.findings.map((finding) => `${finding.check} of ${finding.operationId}`);
    expect(named).toContain(found);
  },
);
