import type { Actor } from './actors.ts';
import type { Contract, Place } from '../../contract/contract.ts';
import type { Exchange } from './wire/exchange.ts';
import type { CheckId, Tier } from './finding.ts';
import type { Random } from './random.ts';
import type { Note } from './result.ts';

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

/** What a check works with. */
export interface World {
  contract: Contract;
  visitor: Actor;
  /** Undefined where no account was given. */
  first: Actor | undefined;
  second: Actor | undefined;
  /** Somebody new without a session, as for a signup. */
  newVisitor(): Actor;
  /** Whether the server takes an operation in another form than the contract's only. */
  takesOtherForm(operationId: string): boolean;
  random: Random;
  /** Whether nothing may be changed. */
  isReadOnly: boolean;
  /** The current moment. */
  now(): Date;
  report(finding: ReportedFinding): void;
  /** States why something was not checked. */
  skip(reason: string): void;
  /** Says what is worth knowing and no departure. */
  note(note: Note): void;
  /** The name of the session cookie, as the server uses it. */
  sessionCookie(): string;
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
