import type { Refusal } from './refusal.ts';

/** A body is not read to its end: the connection cannot carry another request. */
export class UnreadBody extends Error {
  override readonly name = 'UnreadBody';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
