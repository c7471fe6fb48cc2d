import { isJsonObject } from '../../contract/document.ts';
import type { Operation } from '../../contract/contract.ts';
import { answerKind, describeAnswer, isRefusal, isSuccess, type Exchange } from '../core/wire/exchange.ts';
import type { CheckId, ReportedFinding, Tier } from '../core/findings/finding.ts';
import { isLeftOut } from '../core/findings/left-out.ts';
import { statesLimit } from '../core/findings/specification.ts';
import { lastNameOf } from '../core/findings/tiers.ts';
import type { Case } from './cases.ts';
import { PLANS } from './plans.ts';

/** Refusals of HTTP itself, before an operation is reached. */
const HTTP_REFUSALS = new Set([405, 406, 413, 414, 415, 431, 501]);

/** Whether the server asks for fewer requests: its answer says nothing of the contract then. */
export function limitsRate({ answer }: Exchange): boolean {
  if (!answer) return false;
  const code = isJsonObject(answer.body) ? (answer.body['code'] ?? answer.body['errorCode']) : undefined;
  return answer.status === 429 || code === 'TOO_MANY_REQUESTS';
}

/** Whether the outcome of a case is what the contract wants. Failures of the server are told elsewhere. */
export function judge(
  operation: Operation,
  one: Case,
  exchange: Exchange,
): (ReportedFinding & { check: CheckId }) | undefined {
  const { what, expectation, place } = one;
  const status = exchange.answer?.status;
  if (status === undefined || status >= 500 || limitsRate(exchange)) return undefined;
  if (isLeftOut(operation, exchange)) return undefined;
  const finding = (check: CheckId, expected: string, rest: Pick<ReportedFinding, 'tier' | 'cause'>) => ({
    ...rest,
    check,
    operationId: operation.operationId,
    expected,
    variant: what,
    received: describeAnswer(exchange),
    exchange,
    place,
  });
  switch (expectation) {
    case 'any':
      return undefined;
    case 'accepted':
      if (isSuccess(exchange) || mayRefuse(operation, exchange)) return undefined;
      if (status === 401 && !operation.needsSession)
        return finding('visitor-allowed', 'served without a session', { cause: 'visitors' });
      return finding('valid-input-accepted', 'accepted', {
        tier: tierOfLimit(operation, one),
        cause: `${operation.operationId} ${fieldOf(one)}`,
      });
    case 'unknown':
      if (isUnknownAnswer(operation, exchange) || isUndocumented(operation, exchange)) return undefined;
      return finding('unknown-id-refused', 'refused with 404', { cause: answerKind(exchange) });
    case 'missing':
    case 'refused': {
      if (isRightRefusal(operation, place, exchange) || isUndocumented(operation, exchange)) return undefined;
      const check = expectation === 'missing' ? 'missing-input-refused' : 'broken-input-refused';
      const expected = `refused with ${refusalsOf(operation, place).join(' or ')}`;
      // Another status is the same everywhere; a limit that is not kept is one of its own.
      if (isRefusal(exchange))
        return finding(check, expected, { tier: 'assumption', cause: `refused ${status}` });
      const tier = tierOfLimit(operation, one);
      const isOwn = tier !== 'strictness';
      const cause = isOwn ? `${operation.operationId} ${fieldOf(one)}` : `served ${one.rule ?? ''}`;
      return finding(check, expected, { tier, cause });
    }
  }
}

/** The last name on the way to the value that a case varies; empty for the whole. */
function fieldOf({ place }: Case): string {
  if (place.at === 'parameter') return place.name;
  return place.at === 'requestBody' ? (lastNameOf(place.pointer ?? '') ?? '') : '';
}

/** What the rule of a case rests on: the specification's own limits, those of the contract, or care alone. */
function tierOfLimit({ operationId }: Operation, one: Case): Tier {
  const { rule, expectation } = one;
  if (rule !== undefined && statesLimit(operationId, fieldOf(one), rule)) return 'specification';
  if (expectation === 'accepted') return rule === 'most' ? 'assumption' : 'specification';
  return rule === 'type' || rule === 'whole' || rule === 'missing' ? 'strictness' : 'assumption';
}

/** A refusal by a status that the contract does not have is told as such, and not again for each input. */
function isUndocumented({ responses }: Operation, exchange: Exchange): boolean {
  return isRefusal(exchange) && !responses.has(exchange.answer?.status ?? 0);
}

function mayRefuse({ operationId }: Operation, exchange: Exchange): boolean {
  const { mayBeRefusedBy: reasons = [], namesTheUnknown = false } = PLANS[operationId] ?? {};
  if (namesTheUnknown) return isRefusal(exchange);
  const { status = 0 } = exchange.answer ?? {};
  return reasons.length > 0 && isRefusal(exchange) && (status < 300 || reasons.includes(status));
}

/** Another refusal may come first: for the body, the state of things, or because it is not the caller's. */
function isUnknownAnswer({ responses }: Operation, exchange: Exchange): boolean {
  const { status = 0 } = exchange.answer ?? {};
  return isRefusal(exchange) && (status < 300 || responses.has(status));
}

function isRightRefusal(operation: Operation, place: Case['place'], exchange: Exchange): boolean {
  if (!isRefusal(exchange)) return false;
  const { status = 0 } = exchange.answer ?? {};
  return status < 300 || HTTP_REFUSALS.has(status) || refusalsOf(operation, place).includes(status);
}

/**
 * The statuses with which an operation may refuse broken input. 400 says that a rule is broken; whose state or right
 * is missing besides may be told so first. No session is missing here, except to a login.
 */
function refusalsOf(operation: Operation, place: Case['place']): number[] {
  const isPath =
    place.at === 'parameter' &&
    operation.parameters.some(({ name, in: where }) => name === place.name && where === 'path');
  return [...operation.responses.keys()].filter((status) => {
    if (status < 400 || status >= 500) return false;
    if (status === 404) return isPath;
    return !(operation.needsSession && (status === 401 || status === 419));
  });
}
