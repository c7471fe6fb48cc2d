import type { Actor } from '../../core/actors.ts';
import type { Contract, Place } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { CheckId } from '../../core/finding.ts';
import type { Random } from '../../core/random.ts';

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
}

/** What a check works with. */
export interface World {
  contract: Contract;
  visitor: Actor;
  /** Undefined where no account was given. */
  first: Actor | undefined;
  second: Actor | undefined;
  /** Somebody new without a session, as for a signup. */
  newVisitor(): Actor;
  random: Random;
  /** Whether nothing may be changed. */
  isReadOnly: boolean;
  /** The current moment. */
  now(): Date;
  report(finding: ReportedFinding): void;
  /** States why something was not checked. */
  skip(reason: string): void;
  /** Whether codes that are mailed can be known; nobody signs up otherwise. */
  canKnowCode: boolean;
  /** The code that was mailed to an address; undefined where it cannot be known. */
  verificationCodeFor(email: string): Promise<string | undefined>;
  /** Authorization codes of the social provider that have not been used yet; each is given once. */
  takeSocialCode(): string | undefined;
}

/** One topic that schemas cannot say. */
export interface MeaningCheck {
  id: CheckId;
  title: string;
  /** The operations that it judges. */
  operations: readonly string[];
  /** Whether it changes anything; such a check is left out in read-only mode. */
  writes: boolean;
  needs: 'nobody' | 'first' | 'both';
  run(world: World): Promise<void>;
}
