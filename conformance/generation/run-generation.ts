import type { Actor } from '../core/actors.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import type { CallOptions } from '../core/wire/call-options.ts';
import {
  answerKind,
  describeAnswer,
  isRefusal,
  isSuccess,
  SESSION_THAT_NEVER_WAS,
  type Exchange,
} from '../core/wire/exchange.ts';
import type { Id } from '../core/wire/wrapper.ts';
import { isLeftOut } from '../core/findings/left-out.ts';
import { isForUsersOnly } from '../core/findings/specification.ts';
import type { World } from '../core/meaning-check.ts';
import { inParallel } from '../core/parallel.ts';
import { typeOf } from './arbitraries.ts';
import { keepAccount } from './account-kept.ts';
import { casesOf, oneFittingCall, type Case } from './cases.ts';
import { findIds, idsIn, pathFor, UNKNOWN_ID, unknownLike, type KnownIds } from './ids.ts';
import { PLANS } from './plans.ts';
import { judge, limitsRate } from './verdict.ts';

export interface GenerationOptions {
  seed: number;
  /** Requests per operation; without it every place of the input is varied in every way once. */
  casesPerOperation?: number;
  /** Only these operations. */
  operations?: ReadonlySet<string>;
  /**
   * Whether the server is there for this run alone: requests that cannot be taken back are then sent as often as any
   * others.
   */
  isThrowaway?: boolean;
  /** Hears of every operation that requests were not sent to which belong to it. */
  onLeftOut?: (operationId: string) => void;
  /** How many requests are on their way at once. */
  concurrency?: number;
}

const USUAL_CONCURRENCY = 8;

/** After so many requests without an answer, an operation gets no more: each would wait for the time-out. */
const MOST_UNANSWERED = 3;

/**
 * Sends requests that are derived from the contract, valid and broken, to every operation, and reports where the
 * outcome is not what the contract wants. What every exchange has to keep is checked by whoever made the world. The
 * accounts are left as they were, as far as a client can.
 */
export async function runGeneration(world: World, options: GenerationOptions): Promise<void> {
  const concurrency = options.concurrency ?? USUAL_CONCURRENCY;
  const operations = world.contract.operations.filter(
    ({ operationId, method }) =>
      (options.operations?.has(operationId) ?? true) && (method === 'GET' || !world.isReadOnly),
  );
  const ids = await findIds(world, operations);
  const restore = world.isReadOnly ? undefined : await keepAccount(world);
  await inParallel(
    operations.flatMap((operation) => tasksFor(world, operation, ids, options)),
    concurrency,
    (task) => task(),
  );
  // Last, because a server that has more methods than the contract may delete by one of them.
  await inParallel(otherMethodTasks(world, operations, ids, options), concurrency, (task) => task());
  await restore?.();
}

/**
 * Reads what there is before anything is changed: whatever needs no id in its path, as each account, because what is
 * empty for one is full for another, and the comments of the spots that most people look at. All of it has to fit.
 */
export async function readAround(world: World, options: GenerationOptions): Promise<void> {
  await readAsEachAccount(world, options);
  if (options.operations?.has('listComments') ?? true) await readThreads(world);
}

/** Of so many spots, and of so many comments on each, the answers are read. */
const THREADS_READ = 6;

async function readThreads({ contract, visitor }: World): Promise<void> {
  const spots = idsIn(contract, await visitor.call('listMostLikedSpots'), 'id').slice(0, THREADS_READ);
  await inParallel(spots, USUAL_CONCURRENCY, async (id) => {
    const comments = await visitor.call('listComments', { path: { id }, query: { size: 100 } });
    const commentIds = idsIn(contract, comments, 'id').slice(0, THREADS_READ);
    await inParallel(commentIds, USUAL_CONCURRENCY, async (commentId) => {
      await visitor.call('listReplies', { path: { id, commentId }, query: { size: 100 } });
    });
  });
}

async function readAsEachAccount(world: World, { seed, operations }: GenerationOptions): Promise<void> {
  const reads = world.contract.operations.filter(
    ({ operationId, method, path, needsSession }) =>
      method === 'GET' && needsSession && !path.includes('{') && (operations?.has(operationId) ?? true),
  );
  const calls = [world.first, world.second].flatMap((actor) =>
    actor ? reads.map((operation) => ({ actor, operation })) : [],
  );
  await inParallel(calls, USUAL_CONCURRENCY, async ({ actor, operation }) => {
    const fixed = actor.userId === undefined ? {} : { userId: actor.userId };
    await actor.call(operation.operationId, oneFittingCall(operation, seed, fixed));
  });
}

type Task = () => Promise<void>;

function tasksFor(world: World, operation: Operation, ids: KnownIds, options: GenerationOptions): Task[] {
  const { operationId } = operation;
  const actor = operation.needsSession ? world.first : world.visitor;
  const path = pathFor(operation, ids);
  const fixed = fixedValues(world.contract, operation, actor, ids);
  const tasks = operation.needsSession ? sessionTasks(world, operation, fixed, options) : [];
  // Without accounts the run says once for all that sessions were not checked.
  if (!actor) return tasks;
  if (path === undefined) {
    world.skip(`${operationId}: nothing was found whose id could stand in its path.`);
    options.onLeftOut?.(operationId);
  }
  if (operationId === 'resetPassword' && fixed['newPassword'] === undefined) {
    world.skip(
      `${operationId}: the password of the account breaks the rules of new ones, and could not be restored.`,
    );
    return tasks;
  }
  if (options.isThrowaway !== true) Object.assign(fixed, PLANS[operationId]?.kept);
  const cases = withinPlan(
    operation,
    casesOf(world.contract, operation, { ...toCaseOptions(options), fixed }),
    options,
  );
  const progress: Progress = {
    isOver: false,
    unanswered: 0,
    end(reason) {
      if (progress.isOver) return;
      progress.isOver = true;
      world.skip(`${operationId}: ${reason}; the rest of its requests was left out.`);
      options.onLeftOut?.(operationId);
    },
  };
  // In the name of somebody else it would be refused, and rightly.
  const lacksUser = namesUser(operation) && actor.userId === undefined;
  if (lacksUser) {
    world.skip(`${operationId}: the session does not tell the userId that it takes.`);
    options.onLeftOut?.(operationId);
  }
  const sendable = cases.filter(
    (one) => (path !== undefined || isAboutPath(operation, one)) && !(lacksUser && mayBeAccepted(one)),
  );
  const send = (one: Case) => tryCase(world, actor, operation, one, progress);
  if (operation.method === 'GET') return [...tasks, ...sendable.map((one) => () => send(one))];
  const refused = sendable.filter((one) => !mayBeAccepted(one));
  return [
    ...tasks,
    ...refused.map((one) => () => send(one)),
    // One after the other: what is created at once is in no sure order, and what is changed at once is not either.
    () => inParallel(sendable.filter(mayBeAccepted), 1, send),
  ];
}

const mayBeAccepted = ({ expectation }: Case) => expectation === 'accepted' || expectation === 'any';

/** How the requests to one operation go. */
interface Progress {
  isOver: boolean;
  /** How many requests had no answer. */
  unanswered: number;
  /** Sends no more, and says why once. */
  end(reason: string): void;
}

async function tryCase(
  world: World,
  actor: Actor,
  operation: Operation,
  one: Case,
  progress: Progress,
): Promise<void> {
  if (progress.isOver) return;
  const { operationId } = operation;
  // Of another form the contract does not say what is broken.
  const isAboutForm = one.rule === 'whole' || one.rule === 'missing';
  if (isAboutForm && world.takesOtherForm(operationId)) return;
  const { namesTheUnknown = false, mayBeRefusedBy = [] } = PLANS[operationId] ?? {};
  const mayBeRefused = namesTheUnknown || mayBeRefusedBy.length > 0;
  const expectation = one.expectation !== 'accepted' ? one.expectation : mayBeRefused ? 'conflict' : 'valid';
  const exchange = await actor.call(operation.operationId, {
    ...one.call,
    trigger: { what: one.what, expectation },
  });
  if (limitsRate(exchange)) progress.end('the server limits the rate');
  if (!exchange.answer) progress.unanswered += 1;
  if (progress.unanswered >= MOST_UNANSWERED) progress.end(`${MOST_UNANSWERED} had no answer`);
  const finding = judge(operation, one, exchange);
  if (finding) world.report(finding);
  if (operation.operationId === 'resetPassword' && isSuccess(exchange))
    await restorePassword(world, actor, exchange);
}

/** A server that takes a password which it should refuse gets the right one at once. */
async function restorePassword(world: World, actor: Actor, { request }: Exchange): Promise<void> {
  if (!actor.account) return;
  const { email, password } = actor.account;
  const restored = await actor.call('resetPassword', { query: { email, newPassword: password } });
  const present = new URL(request.url).searchParams.get('newPassword');
  if (!isSuccess(restored) && present !== password) {
    world.skip(`The password of ${email} could not be restored; it is ${JSON.stringify(present)} now.`);
  }
}

const toCaseOptions = ({ seed, casesPerOperation }: GenerationOptions) =>
  casesPerOperation === undefined ? { seed } : { seed, count: casesPerOperation };

/** What has to be the server's own, or the account's, for a request to be valid: by the name of parameter or field. */
function fixedValues(
  contract: Contract,
  operation: Operation,
  actor: Actor | undefined,
  ids: KnownIds,
): Record<string, unknown> {
  const path = pathFor(operation, ids) ?? unknownPath(operation);
  const values: Record<string, unknown> = { ...path };
  if (actor?.userId !== undefined) values['userId'] = actor.userId;
  // A number is a cursor in the form of an id; where ids are texts, one of the server's own is.
  const cursor = ids.completed ?? ids.challenge;
  if (typeof cursor === 'string') values['lastId'] = cursor;
  if (operation.operationId === 'resetPassword' && actor?.account) {
    const { email, password } = actor.account;
    values['email'] = email;
    const rule = operation.parameters.find(({ name }) => name === 'newPassword');
    if (rule && contract.mismatches(rule.schema, password).length === 0) values['newPassword'] = password;
  }
  return values;
}

/**
 * Unknown ids for the parameters of a path; a provider stays what it is.
 * @param path the values for something that exists, where there is one
 */
function unknownPath({ parameters }: Operation, path: CallOptions['path'] = {}): Record<string, Id> {
  const names = parameters
    .filter(({ in: place, schema }) => place === 'path' && typeOf(schema) === 'integer')
    .map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, unknownLike(path[name])]));
}

const namesUser = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'userId');

/** Whether a case is decided by what stands in the path alone, so that it needs nothing that exists. */
function isAboutPath({ parameters }: Operation, { place, expectation }: Case): boolean {
  if (expectation === 'unknown') return true;
  if (place.at !== 'parameter') return false;
  return parameters.some(({ name, in: where }) => name === place.name && where === 'path');
}

/** Leaves out requests that may be accepted and that the operation's plan does not allow. */
function withinPlan(
  operation: Operation,
  cases: readonly Case[],
  options: GenerationOptions,
): readonly Case[] {
  const {
    mostAccepted: most = Infinity,
    kept = {},
    endsSession = false,
  } = PLANS[operation.operationId] ?? {};
  if (options.isThrowaway === true && !endsSession) return cases;
  const allowed = cases.filter((one) => !mayBeAccepted(one) || !Object.hasOwn(kept, nameAt(one)));
  const candidates = allowed.filter(mayBeAccepted);
  if (candidates.length <= most) return allowed;
  // Spread over all of them: the first ones would all vary the same field.
  const chosen = new Set(
    Array.from({ length: most }, (_, index) => candidates[Math.floor((index * candidates.length) / most)]),
  );
  return allowed.filter((one) => !mayBeAccepted(one) || chosen.has(one));
}

/** The parameter or field that a case is about; empty where it is about the whole. */
function nameAt({ place }: Case): string {
  if (place.at === 'parameter') return place.name;
  return place.at === 'requestBody' ? (place.pointer ?? '').slice(1) : '';
}

const NO_SESSION = 401;
const SESSION_TIMED_OUT = 419;

/** The operation without a session, and with one that the server never started. */
function sessionTasks(
  world: World,
  operation: Operation,
  fixed: Readonly<Record<string, unknown>>,
  { seed }: GenerationOptions,
): Task[] {
  const { operationId } = operation;
  const call = oneFittingCall(operation, seed, fixed);
  // Of what does not exist, a server may say so to anybody.
  const isUnknown = Object.values(call.path ?? {}).includes(String(UNKNOWN_ID));
  const sessions: [string, Readonly<Record<string, string>>][] = [
    ['without a session', {}],
    ['with a session that never was', { [world.sessionCookie()]: SESSION_THAT_NEVER_WAS }],
  ];
  return sessions.map(([what, cookies]) => async () => {
    const trigger = { what, expectation: 'sessionless' } as const;
    const exchange = await world.visitor.call(operationId, { ...call, cookies, trigger });
    if (exchange.answer === undefined || exchange.answer.status >= 500 || limitsRate(exchange)) return;
    if (isRefusedForSession(exchange, isUnknown) || isLeftOut(operation, exchange)) return;
    const isServed = isSuccess(exchange);
    world.report({
      check: 'session-required',
      operationId,
      tier: isServed && isForUsersOnly(operation) ? 'specification' : 'assumption',
      // How it refuses, a server decides once; whom it serves, at each operation.
      cause: isServed ? operationId : answerKind(exchange),
      expected: `refused with 401 ${what}`,
      received: describeAnswer(exchange),
      exchange,
      place: { at: 'session' },
    });
  });
}

function isRefusedForSession(exchange: Exchange, isUnknown: boolean): boolean {
  const { status = 0 } = exchange.answer ?? {};
  if (status === NO_SESSION || status === SESSION_TIMED_OUT) return true;
  return (isUnknown && status === 404) || (status < 300 && isRefusal(exchange));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every path of the contract by the methods that it does not have there. */
function otherMethodTasks(
  world: World,
  operations: readonly Operation[],
  ids: KnownIds,
  { seed }: GenerationOptions,
): Task[] {
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  return [...byPath.values()].flatMap((operation) => {
    const documented = world.contract.methodsOf(operation.path);
    const actor = operation.needsSession ? world.first : world.visitor;
    if (!actor) return [];
    const call = oneFittingCall(operation, seed, fixedValues(world.contract, operation, actor, ids));
    const { json: _json, form: _form, ...bare } = call;
    // Whatever such a method does, it does it to nothing, or to what this run has posted.
    const isHarmless = ids.isOwnSpot && operation.path.startsWith('/api/spots/');
    const nowhere = { ...bare, path: { ...call.path, ...unknownPath(operation, call.path) } };
    return METHODS.filter((method) => !documented.has(method) && (method === 'GET' || !world.isReadOnly)).map(
      (method) => async () => {
        const sent = method === 'DELETE' ? (isHarmless ? bare : nowhere) : method === 'GET' ? bare : call;
        const exchange = await actor.call(operation.operationId, { ...sent, method });
        const { status = 0, contentType } = exchange.answer ?? {};
        const isServed = isSuccess(exchange) && contentType !== 'text/html';
        const isFailure = status >= 500 && status !== 501;
        if (!isServed && !isFailure) return;
        // A handler of any operation at the path may be the one that takes more methods than its own.
        for (const { operationId } of operations.filter(({ path }) => path === operation.path))
          world.report({
            check: isFailure ? 'no-server-error' : 'undocumented-method-refused',
            operationId,
            tier: 'strictness',
            cause: `methods ${isFailure ? status : 'served'}`,
            sentence: `The contract has ${[...documented].join(' and ')} at ${operation.path}, and no ${method}.`,
            expected: `${method} ${operation.path} is refused, by 405 for instance`,
            received: describeAnswer(exchange),
            exchange,
          });
      },
    );
  });
}
