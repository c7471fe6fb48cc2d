import { createActor, type Account, type Actor } from './actors.ts';
import { createCollector, type Collector } from './findings/collector.ts';
import type { Contract } from '../../contract/contract.ts';
import { isJsonObject } from '../../contract/document.ts';
import { describeAnswer, type Exchange } from './wire/exchange.ts';
import type { CheckId } from './findings/finding.ts';
import type { World } from './meaning-check.ts';
import { createRandom } from './random.ts';
import { createRequestForms, type FoundForm } from './wire/request-forms.ts';
import { createTarget, type Target } from './wire/target.ts';

export interface StageOptions {
  url: URL;
  accounts: readonly Account[];
  isReadOnly: boolean;
  seed: number;
  timeoutMs: number;
  maxResponseMs?: number | undefined;
  outboxPath?: string | undefined;
  verificationCode?: string | undefined;
  socialCodes?: readonly string[];
  /** Headers that every request has besides its own. */
  headers?: () => Readonly<Record<string, string>>;
}

/** The server, the people who call it, and what is found: everything that checks share. */
export interface Stage {
  contract: Contract;
  target: Target;
  collector: Collector;
  visitor: Actor;
  /** Those that have an account, signed in or not. */
  accounts: readonly Actor[];
  /** The world of a check: only those accounts that are signed in are in it. */
  worldOf(check: CheckId, name: string): World;
}

/** Sets the stage. Nothing is called yet. */
export function setStage(contract: Contract, options: StageOptions): Stage {
  const collector = createCollector(contract, options.maxResponseMs);
  const target = createTarget({
    url: options.url,
    timeoutMs: options.timeoutMs,
    ...(options.headers ? { headers: options.headers } : {}),
    onExchange: (exchange) => collector.take(exchange),
    ...(options.isReadOnly ? { allows: isRead } : {}),
  });
  const forms = createRequestForms({
    found: (form) => collector.report(findingOf(contract, form)),
    attempted: (exchanges) => collector.withdraw(exchanges),
  });
  const network = { target, contract, forms };
  const visitor = createActor(network, 'visitor');
  const names = ['first', 'second'] as const;
  const accounts = options.accounts.flatMap((account, index) => {
    const name = names[index];
    return name ? [createActor(network, name, account)] : [];
  });
  const socialCodes = [...(options.socialCodes ?? [])];
  return {
    contract,
    target,
    collector,
    visitor,
    accounts,
    worldOf: (check, name) => ({
      contract,
      visitor,
      first: isSignedIn(accounts[0]),
      second: isSignedIn(accounts[1]),
      newVisitor: () => createActor(network, 'visitor'),
      takesOtherForm: (operationId) => forms.isOther(operationId),
      random: createRandom(options.seed),
      isReadOnly: options.isReadOnly,
      now: () => new Date(),
      report: (finding) => collector.report({ check, ...finding }),
      skip: (reason) => collector.skip({ what: name, reason }, check),
      sessionCookie: () => collector.sessionCookie,
      note: (note) => collector.note(note),
      canKnowCode: options.outboxPath !== undefined || options.verificationCode !== undefined,
      verificationCodeFor: (email) => findCode(target, options, email),
      takeSocialCode: () => socialCodes.shift(),
    }),
  };
}

/** The form that the contract has, and the one that the server takes. */
function findingOf(contract: Contract, { operationId, form, instead, refused }: FoundForm) {
  const { body } = contract.operation(operationId);
  return {
    check: 'request-form',
    operationId,
    exchange: refused,
    place: { at: 'requestBody' },
    cause: operationId,
    expected: `taken ${instead ?? `as ${body?.mediaType ?? 'a request without a body'}`}, as the contract has it`,
    received: `${describeAnswer(refused, 160)}; taken ${form}, and so the run sends it from here on`,
  } as const;
}

const isSignedIn = (actor: Actor | undefined) => (actor && actor.cookies.size > 0 ? actor : undefined);

/** In read-only mode a session may start, and nothing else but reading happens. */
const isRead = ({ method, operationId }: { method: string; operationId?: string }) =>
  method === 'GET' || operationId === 'login';

const CODE = /(?<!\d)\d{4,8}(?!\d)/;

/** The newest mail to an address in a list of mails with `to` and `text`, and the digits in it. */
async function findCode(
  target: Target,
  { outboxPath, verificationCode }: StageOptions,
  email: string,
): Promise<string | undefined> {
  if (verificationCode !== undefined) return verificationCode;
  if (outboxPath === undefined) return undefined;
  const exchange: Exchange = await target.send({ actor: 'visitor', method: 'GET', path: outboxPath });
  const mails = exchange.answer?.body;
  if (!Array.isArray(mails)) return undefined;
  const mail = mails.filter(isJsonObject).find(({ to }) => to === email);
  return CODE.exec(String(mail?.['text']))?.[0];
}
