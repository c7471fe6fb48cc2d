import type { Place } from '../../../contract/contract.ts';
import type { Exchange } from '../wire/exchange.ts';

/** Every check of the kit, with what it demands. Reports list them; known departures name them. */
export const CHECKS = {
  answers: 'Every request gets an answer in time.',
  'no-server-error': 'No request makes the server fail (5xx).',
  'operation-exists': 'The server has the operation.',
  'documented-status': 'The status is one that the contract documents for the operation.',
  'refusal-status': 'A refusal has the status that the contract documents for its reason.',
  'content-type': 'The answer has the content type that the contract documents.',
  header: 'The headers that the contract documents come, with the attributes that it states.',
  body: 'The body fits the schema of the contract.',
  'request-form': 'A request is taken in the form that the contract gives it.',
  'broken-input-refused': 'Input that breaks the contract is refused.',
  'valid-input-accepted': 'Input that the contract allows is accepted.',
  'missing-input-refused': 'A request without a required parameter, header or body is refused.',
  'undocumented-method-refused': 'A method that the contract does not have is refused.',
  'unknown-id-refused': 'An id that does not exist is answered as such.',
  'session-required': 'Without a valid session the operation is refused, where the contract demands one.',
  'visitor-allowed': 'Without a session the operation is served, where the contract demands none.',
  'session-ended': 'A session that has ended stays ended.',
  'response-time': 'The answer comes within the time that was set.',
  'korean-text': 'Korean text comes back byte for byte.',
  flow: 'The flow that the contract describes can be walked to its end.',
  login: 'A login needs the right credentials, and a refused one tells nothing more.',
  account: 'The account changes as the contract says, and only so.',
  attendance: 'Attendance is granted once a day, as the contract says.',
  balance: 'The balances of hallabong add up.',
  challenges: 'Challenges go from upcoming through ongoing to completed.',
  comments: 'Comments and replies come back as they were written, in their order.',
  'cursor-walk': 'Walking by cursor gives everything once, in the stated order.',
  'page-walk': 'Walking the pages gives everything once, in the stated order.',
  like: 'Likes are repeatable, and likedByMe and likeCount stay in step.',
  purchase: 'A purchase is charged once, and only what can be paid.',
  voucher: 'A voucher is accepted once, and stays so.',
  steps: 'Steps are counted as the contract says.',
  nearby: 'Radius and distance are right.',
  'map-search': 'The search of the map finds what it should.',
  registration: 'The signup goes its way, and only so.',
  ownership: 'Nobody reaches what is somebody else’s.',
  'created-is-there': 'What was created can be read.',
  notification: 'The notification setting is kept.',
  filter: 'A parameter that narrows the answer does so.',
} as const;

export type CheckId = keyof typeof CHECKS;

/**
 * What a claim rests on. `specification`: the product specification states it, or the product does not work without
 * it. `assumption`: the contract decided it because the specification is silent, so it may be disputed. `strictness`: no
 * client of the product sends or sees this; a careful server does it all the same.
 */
export const TIERS = ['specification', 'assumption', 'strictness'] as const;

export type Tier = (typeof TIERS)[number];

/** One departure from the contract. */
export interface Finding {
  check: CheckId;
  operationId: string;
  tier: Tier;
  /** Findings with the same cause are one thing to mend, see {@link causesOf}. */
  cause: string;
  /** The sentence of the contract that is not kept. */
  sentence: string;
  /** The section of the product specification behind it (`x-spec`). */
  spec: string | undefined;
  /** What the contract decided where the specification is silent (`x-assumption`). */
  assumption: string | undefined;
  expected: string;
  received: string;
  exchange: Exchange | undefined;
}

/** Something to mend once, however many operations show it. */
export interface Cause {
  tier: Tier;
  check: CheckId;
  /** In the order of the contract, each once. */
  operations: readonly string[];
  /** All of them; the first is the example. */
  findings: readonly [Finding, ...Finding[]];
}

/** How grave the checks are among those of the same tier: what keeps others from working comes first. */
const GRAVEST: readonly CheckId[] = [
  'answers',
  'operation-exists',
  'no-server-error',
  'login',
  'request-form',
  'valid-input-accepted',
  'visitor-allowed',
  'session-required',
  'ownership',
  'purchase',
  'balance',
  'body',
  'content-type',
];

const gravityOf = ({ check }: Cause) => {
  const at = GRAVEST.indexOf(check);
  return at === -1 ? GRAVEST.length : at;
};

/** Groups findings by their cause, the gravest first: by tier, by what it keeps from working, by how many it concerns. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = [finding.tier, finding.check, finding.cause].join('\n');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const causes = [...groups.values()].map((group): Cause => ({
    tier: group[0].tier,
    check: group[0].check,
    operations: [...new Set(group.map(({ operationId }) => operationId))],
    findings: group,
  }));
  return causes.toSorted(
    (one, other) =>
      TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier) ||
      gravityOf(one) - gravityOf(other) ||
      other.operations.length - one.operations.length,
  );
}

/** How many causes there are of each tier. */
export function countByTier(causes: readonly Cause[]): Readonly<Record<Tier, number>> {
  const count = (tier: Tier) => causes.filter((cause) => cause.tier === tier).length;
  return {
    specification: count('specification'),
    assumption: count('assumption'),
    strictness: count('strictness'),
  };
}

/** A departure as a check reports it; the contract's sentence is looked up at `place` where it is not given. */
export interface ReportedFinding {
  /** The check's own id where it is left out. */
  check?: CheckId;
  operationId: string;
  expected: string;
  /**
   * What was sent, where the same is expected of many requests: those with the same place are one finding, which lists
   * them.
   */
  variant?: string;
  received: string;
  exchange: Exchange | undefined;
  /** Where the rule stands; the operation itself by default. */
  place?: Place;
  sentence?: string;
  assumption?: string;
  /** What the claim rests on; the usual one of its check where it is left out. */
  tier?: Tier;
  /** What is the same thing to mend, across operations; without it, what is expected of this operation. */
  cause?: string;
  /** The fields of answers that the claim reads: where one of them is known to come wrong, the claim says nothing new. */
  fields?: readonly string[];
  /** Causes of which none may be known: what is found here would only follow from it. */
  follows?: readonly string[];
  /** Operations of which nothing may be known to be wrong: what is found here would only follow from it. */
  unlessKnownOf?: readonly string[];
}
