import type { Mismatch, Operation } from '../../../contract/contract.ts';
import type { Trigger } from '../wire/exchange.ts';
import type { CheckId, Tier } from './finding.ts';
import { showsAnswer, statesField, statesType } from './specification.ts';
import { isIdAsText } from '../wire/wrapper.ts';

/**
 * On what a claim of each check rests, unless the claim says otherwise itself. Statuses and answers to broken input are
 * the contract's decisions; limits, order, fields and states that go one way are the specification's.
 */
const USUAL_TIERS: Readonly<Record<CheckId, Tier>> = {
  answers: 'specification',
  'no-server-error': 'specification',
  'operation-exists': 'specification',
  'documented-status': 'assumption',
  'refusal-status': 'assumption',
  'content-type': 'specification',
  header: 'assumption',
  body: 'assumption',
  'request-form': 'assumption',
  'broken-input-refused': 'assumption',
  'valid-input-accepted': 'specification',
  'missing-input-refused': 'strictness',
  'undocumented-method-refused': 'strictness',
  'unknown-id-refused': 'assumption',
  'session-required': 'assumption',
  'visitor-allowed': 'specification',
  'session-ended': 'assumption',
  'response-time': 'strictness',
  'korean-text': 'specification',
  flow: 'specification',
  login: 'specification',
  account: 'specification',
  attendance: 'specification',
  balance: 'specification',
  challenges: 'specification',
  comments: 'specification',
  'cursor-walk': 'specification',
  'page-walk': 'specification',
  like: 'specification',
  purchase: 'specification',
  voucher: 'specification',
  steps: 'specification',
  nearby: 'specification',
  'map-search': 'assumption',
  registration: 'specification',
  ownership: 'assumption',
  'created-is-there': 'specification',
  notification: 'specification',
  filter: 'specification',
};

/** The tier of a claim that does not name its own. */
export const usualTier = (check: CheckId): Tier => USUAL_TIERS[check];

/** The tier of a failure: over a request that no client sends, it is a matter of strictness. */
export function tierOfFailure(trigger: Trigger | undefined): Tier {
  const expectation = trigger?.expectation;
  const isOdd = expectation === 'refused' || expectation === 'missing' || expectation === 'any';
  return isOdd ? 'strictness' : 'specification';
}

/** What of a value's form the specification shows: that it is there, and what it is, not how long or how it is written. */
const FORM_KEYWORDS = new Set(['type', 'enum', 'const', 'required']);

/** The tier of a mismatch between an answer and its schema. */
export function tierOfMismatch(
  { operationId }: Operation,
  status: number,
  { pointer, keyword, message, missing, received }: Mismatch,
): Tier {
  // The failure envelope beyond its flag, what may be null, and how a value is written are not shown.
  if (status >= 300 || received === null || !FORM_KEYWORDS.has(keyword)) return 'assumption';
  const field = missing ?? lastNameOf(pointer);
  // How an id is written is not shown either.
  const isWhole = field === undefined || field === 'data' || field === 'success';
  if (isWhole)
    return showsAnswer(operationId) && !isIdAsText({ message, received }) ? 'specification' : 'assumption';
  const isStated = missing === undefined ? statesType(field) : statesField(field);
  return isStated ? 'specification' : 'assumption';
}

/** The name of the field that a JSON pointer ends at; undefined for the whole and for the items of a list without a name. */
export function lastNameOf(pointer: string): string | undefined {
  return pointer
    .split('/')
    .slice(1)
    .findLast((step) => !/^(\d+|\*)$/.test(step));
}
