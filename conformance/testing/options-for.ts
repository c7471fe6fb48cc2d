import type { ConformanceOptions } from '../options.ts';

/** What a run is to do at an address: as a visitor, all operations, unless the changes say otherwise. */
export const optionsFor = (
  url: string | URL,
  changes: Partial<ConformanceOptions> = {},
): ConformanceOptions => ({
  url: new URL(url),
  accounts: [],
  isReadOnly: false,
  seed: 1,
  casesPerOperation: undefined,
  only: undefined,
  maxResponseMs: undefined,
  timeoutMs: 10_000,
  outboxPath: undefined,
  verificationCode: undefined,
  socialCodes: [],
  ...changes,
});
