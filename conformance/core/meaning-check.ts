import type { Actor } from './actors.ts';
import type { Contract } from '../../contract/contract.ts';
import type { CheckId, ReportedFinding } from './findings/finding.ts';
import type { Random } from './random.ts';
import type { Note } from './findings/result.ts';

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
