import type { Sentence } from '../../contract/contract.ts';

/** One way in which an exchange departed from the contract. */
export interface Breach extends Sentence {
  /** Undefined where the contract has no such operation. */
  operationId: string | undefined;
  /** Such as `GET /api/spots/{id}`. */
  route: string;
  /** Whose fault it is: the app sent it, or the server answered it. */
  side: 'request' | 'answer';
  /** What is wrong and where, such as `Response body property likeCount must be integer`. */
  message: string;
  /** The status of the answer. */
  status: number;
}

/** A breach and how often it has occurred. */
export interface Violation extends Breach {
  id: number;
  count: number;
  /** The latest time, ISO 8601. */
  lastAt: string;
}

/** What was seen while somebody clicked through the app. The same breach at another place of a list is the same. */
export interface ViolationList {
  add(breach: Breach): Violation;
  all(): readonly Violation[];
  clear(): void;
  /** Hears of every change; the function that it returns ends that. */
  listen(listener: (violations: readonly Violation[]) => void): () => void;
}

export function createViolationList(now: () => Date): ViolationList {
  const violations = new Map<string, Violation>();
  const listeners = new Set<(violations: readonly Violation[]) => void>();
  let made = 0;

  const all = () => [...violations.values()].toSorted((left, right) => left.id - right.id);
  const tell = () => {
    for (const listener of listeners) listener(all());
  };

  return {
    add(breach) {
      const key = JSON.stringify([
        breach.route,
        breach.side,
        breach.status,
        breach.message.replaceAll(/\.\d+(?=[.\s])/g, '.*'),
      ]);
      const known = violations.get(key);
      if (!known) made += 1;
      const violation: Violation = {
        ...(known ?? breach),
        id: known?.id ?? made,
        count: (known?.count ?? 0) + 1,
        lastAt: now().toISOString(),
      };
      violations.set(key, violation);
      tell();
      return violation;
    },
    all,
    clear() {
      violations.clear();
      tell();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
