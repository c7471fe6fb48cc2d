import { checkExchange } from './exchange-checks.ts';
import type { Contract } from '../../../contract/contract.ts';
import { createEntityWatch } from './entity-watch.ts';
import { answerKind, isSuccess, type Exchange } from '../wire/exchange.ts';
import type { CheckId, Finding, ReportedFinding } from './finding.ts';
import type { Answered, Note, Skipped } from './result.ts';
import { createSessionCookie, DOCUMENTED_SESSION_COOKIE } from '../wire/session-cookie.ts';
import { lastNameOf, usualTier } from './tiers.ts';

/** So many requests in a row without an answer: the server is gone, and waiting for more would take hours. */
const MOST_UNANSWERED = 10;

/** The server no longer answers. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone';
}

/** A finding, and what it was found with. */
interface Departure {
  finding: Finding;
  variants: Set<string>;
  /** Causes from which it would only follow. */
  follows: readonly string[];
}

/** So many variants are listed; the others are counted. */
const MOST_VARIANTS = 6;

function toFinding({ finding, variants }: Departure): Finding {
  if (variants.size === 0) return finding;
  const listed = [...variants].slice(0, MOST_VARIANTS).join('; ');
  const others = variants.size - MOST_VARIANTS;
  return {
    ...finding,
    expected: `${finding.expected}: ${listed}${others > 0 ? `; and ${others} more` : ''}`,
  };
}

/** Gathers what a run finds. */
export interface Collector extends Answered {
  /**
   * Checks and counts an exchange.
   * @throws ServerGone where the server has stopped to answer
   */
  take(exchange: Exchange): void;
  /** Keeps a finding, unless it only follows from one that is known already. */
  report(finding: ReportedFinding & { check: CheckId }): void;
  /** Forgets what was found about some exchanges by themselves: they were attempts, which another one explains. */
  withdraw(exchanges: readonly Exchange[]): void;
  /** @param check the check that did not look at everything, where it was one */
  skip(skipped: Skipped, check?: CheckId): void;
  note(note: Note): void;
  readonly findings: readonly Finding[];
  /** How many findings were left out because they follow from others. */
  readonly consequences: number;
  readonly skipped: readonly Skipped[];
  readonly notes: readonly Note[];
  /** The checks that left something out. */
  readonly partlyDone: ReadonlySet<CheckId>;
  readonly requests: number;
  /** Whether the last request had no answer. */
  readonly isSilent: boolean;
  /** The name of the session cookie, as the server uses it. */
  readonly sessionCookie: string;
}

/** What makes an answer useless for any further claim. */
const USELESS: ReadonlySet<CheckId> = new Set([
  'answers',
  'no-server-error',
  'operation-exists',
  'documented-status',
]);

/** What is found about a single answer, whoever asked; other findings may follow from it. */
const OF_ONE_ANSWER: ReadonlySet<CheckId> = new Set([...USELESS, 'content-type', 'header', 'body']);

/** What says nothing of the state of things behind an answer. */
const FORMAL: ReadonlySet<CheckId> = new Set([
  'header',
  'content-type',
  'documented-status',
  'refusal-status',
  'korean-text',
  'broken-input-refused',
  'missing-input-refused',
  'undocumented-method-refused',
  'unknown-id-refused',
  'response-time',
]);

/** A collector that tells each departure once, however many requests showed it. */
export function createCollector(contract: Contract, maxResponseMs?: number): Collector {
  const departures = new Map<string, Departure>();
  const skipped = new Map<string, Skipped>();
  const notes = new Map<string, Note>();
  const counts = new Map<string, Map<number, number>>();
  const succeeded = new Set<string>();
  const partlyDone = new Set<CheckId>();
  const entities = createEntityWatch();
  const session = createSessionCookie();
  const useless = new WeakSet<Exchange>();
  /** The fields that come wrong or not at all, by operation. */
  const brokenFields = new Map<string, Set<string>>();
  /** The operations that refuse what is valid, with how they do it. */
  const refusals = new Set<string>();
  let requests = 0;
  let unanswered = 0;
  let consequences = 0;

  const isBroken = (operationId: string, field: string) => brokenFields.get(operationId)?.has(field) === true;

  function isConsequence(reported: ReportedFinding & { check: CheckId }): boolean {
    const { check, operationId, exchange, fields = [], place, unlessKnownOf = [] } = reported;
    if (OF_ONE_ANSWER.has(check)) return false;
    const known = [...departures.values()].filter(({ finding }) => !FORMAL.has(finding.check));
    if (known.some(({ finding }) => unlessKnownOf.includes(finding.operationId))) return true;
    if (exchange && useless.has(exchange)) return true;
    const pointer = place?.at === 'response' ? place.pointer : undefined;
    const own = pointer === undefined ? undefined : lastNameOf(pointer);
    const read = own === undefined ? fields : [...fields, own];
    const sources = new Set([operationId, exchange?.operationId ?? operationId]);
    if (read.some((field) => [...sources].some((source) => isBroken(source, field)))) return true;
    if (!isRefusedThoughValid(exchange)) return false;
    const refusal = `${operationId}\n${answerKind(exchange)}`;
    if (refusals.has(refusal)) return true;
    if (check === 'valid-input-accepted' || check === 'visitor-allowed') refusals.add(refusal);
    return false;
  }

  /** Those that do not only follow from the cause of another one, whichever of the two showed first. */
  function ownDepartures(): Departure[] {
    const causes = new Set(Array.from(departures.values(), ({ finding }) => finding.cause));
    return [...departures.values()].filter(({ follows }) => !follows.some((cause) => causes.has(cause)));
  }

  function keepBroken({ check, operationId, fields = [] }: ReportedFinding & { check: CheckId }): void {
    if (check !== 'body') return;
    const known = brokenFields.get(operationId) ?? new Set<string>();
    for (const field of fields) known.add(field);
    brokenFields.set(operationId, known);
  }

  const collector: Collector = {
    take(exchange) {
      requests += 1;
      unanswered = exchange.answer ? 0 : unanswered + 1;
      session.take(exchange);
      const options = { maxResponseMs, sessionCookie: session.name };
      for (const finding of checkExchange(contract, exchange, options)) {
        if (USELESS.has(finding.check)) useless.add(exchange);
        keepBroken(finding);
        collector.report(finding);
      }
      entities.take(exchange);
      count(counts, exchange);
      if (isDocumentedSuccess(contract, exchange)) succeeded.add(exchange.operationId ?? '');
      if (unanswered >= MOST_UNANSWERED) {
        throw new ServerGone(`The server stopped to answer: ${exchange.failure ?? 'no reason was given'}`);
      }
    },
    report(reported) {
      if (isConsequence(reported)) {
        consequences += 1;
        return;
      }
      const { check, operationId, expected, variant, place = { at: 'operation' } } = reported;
      const where = variant === undefined ? '' : JSON.stringify(place);
      const key = [check, operationId, expected, where].join('\n');
      const known = departures.get(key);
      if (known) {
        if (variant !== undefined) known.variants.add(variant);
        return;
      }
      const said = contract.sentenceAt(contract.operation(operationId), place);
      const tier = reported.tier ?? usualTier(check);
      const assumption =
        reported.assumption ?? (reported.sentence === undefined ? said.assumption : undefined);
      departures.set(key, {
        follows: reported.follows ?? [],
        variants: new Set(variant === undefined ? [] : [variant]),
        finding: {
          check,
          operationId,
          tier,
          cause: reported.cause ?? causeOf(operationId, expected),
          sentence: reported.sentence ?? said.sentence,
          spec: said.spec,
          // What the specification states is no decision of the contract, whatever stands beside it.
          assumption: tier === 'specification' ? undefined : assumption,
          expected,
          received: reported.received,
          exchange: reported.exchange,
        },
      });
    },
    withdraw(exchanges) {
      for (const [key, { finding }] of departures) {
        if (finding.exchange && exchanges.includes(finding.exchange)) departures.delete(key);
      }
    },
    skip(entry, check) {
      if (check) partlyDone.add(check);
      skipped.set(`${entry.what}\n${entry.reason}`, entry);
    },
    note(entry) {
      notes.set(`${entry.what}\n${entry.text}`, entry);
    },
    get findings() {
      return ownDepartures().map(toFinding);
    },
    get consequences() {
      return consequences + departures.size - ownDepartures().length;
    },
    get skipped() {
      return [...skipped.values()];
    },
    get notes() {
      const isSpellingTold = collector.findings.some(({ cause }) => cause === 'snake_case');
      return [...noteOnCookie(session.name), ...entities.notes(isBroken, isSpellingTold), ...notes.values()];
    },
    counts,
    succeeded,
    partlyDone,
    get requests() {
      return requests;
    },
    get isSilent() {
      return unanswered > 0;
    },
    get sessionCookie() {
      return session.name;
    },
  };
  return collector;
}

/** What differs only in ids, counts and names is the same thing to mend. */
const causeOf = (operationId: string, expected: string) =>
  `${operationId} ${expected.replaceAll(/\d+/g, '#').slice(0, 60)}`;

/** Whether something that a client of the product would send was refused. */
function isRefusedThoughValid(exchange: Exchange | undefined): exchange is Exchange {
  if (!exchange?.answer || isSuccess(exchange)) return false;
  return (exchange.trigger?.expectation ?? 'valid') === 'valid';
}

function noteOnCookie(name: string): Note[] {
  if (name === DOCUMENTED_SESSION_COOKIE) return [];
  return [
    {
      what: 'Session cookie',
      text: `It is called ${name}, and the run uses it. The contract names it ${DOCUMENTED_SESSION_COOKIE}, because the specification names none.`,
    },
  ];
}

function isDocumentedSuccess(contract: Contract, exchange: Exchange): boolean {
  const { operationId, answer } = exchange;
  if (operationId === undefined || !answer || !isSuccess(exchange)) return false;
  return contract.operation(operationId).responses.has(answer.status);
}

function count(counts: Map<string, Map<number, number>>, { operationId, answer }: Exchange): void {
  if (operationId === undefined || !answer) return;
  const statuses = counts.get(operationId) ?? new Map<number, number>();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  counts.set(operationId, statuses);
}
