import type { Contract } from './contract.ts';
import { isSuccess, type Exchange } from './exchange.ts';
import type { CheckId, Finding } from './finding.ts';
import { checkExchange } from '../checks/exchanges/exchange-checks.ts';
import type { ReportedFinding } from '../checks/kit/meaning-check.ts';
import type { Answered, Skipped } from './result.ts';

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
  report(finding: ReportedFinding & { check: CheckId }): void;
  /** @param check the check that did not look at everything, where it was one */
  skip(skipped: Skipped, check?: CheckId): void;
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  /** The checks that left something out. */
  readonly partlyDone: ReadonlySet<CheckId>;
  readonly requests: number;
  /** Whether the last request had no answer. */
  readonly isSilent: boolean;
}

/** A collector that tells each departure once, however many requests showed it. */
export function createCollector(contract: Contract, maxResponseMs?: number): Collector {
  const departures = new Map<string, Departure>();
  const skipped = new Map<string, Skipped>();
  const counts = new Map<string, Map<number, number>>();
  const succeeded = new Set<string>();
  const partlyDone = new Set<CheckId>();
  let requests = 0;
  let unanswered = 0;

  const collector: Collector = {
    take(exchange) {
      requests += 1;
      unanswered = exchange.answer ? 0 : unanswered + 1;
      for (const finding of checkExchange(contract, exchange, { maxResponseMs })) collector.report(finding);
      count(counts, exchange);
      if (isDocumentedSuccess(contract, exchange)) succeeded.add(exchange.operationId ?? '');
      if (unanswered >= MOST_UNANSWERED) {
        throw new ServerGone(`The server stopped to answer: ${exchange.failure ?? 'no reason was given'}`);
      }
    },
    report({ place = { at: 'operation' }, ...reported }) {
      const { check, operationId, expected, variant } = reported;
      const where = variant === undefined ? '' : JSON.stringify(place);
      const key = [check, operationId, expected, where].join('\n');
      const known = departures.get(key);
      if (known) {
        if (variant !== undefined) known.variants.add(variant);
        return;
      }
      const said = contract.sentenceAt(contract.operation(operationId), place);
      departures.set(key, {
        variants: new Set(variant === undefined ? [] : [variant]),
        finding: {
          check,
          operationId,
          sentence: reported.sentence ?? said.sentence,
          spec: said.spec,
          assumption: reported.assumption ?? (reported.sentence === undefined ? said.assumption : undefined),
          expected,
          received: reported.received,
          exchange: reported.exchange,
        },
      });
    },
    skip(entry, check) {
      if (check) partlyDone.add(check);
      skipped.set(`${entry.what}\n${entry.reason}`, entry);
    },
    get findings() {
      return [...departures.values()].map(toFinding);
    },
    get skipped() {
      return [...skipped.values()];
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
  };
  return collector;
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
