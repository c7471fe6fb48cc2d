import type { MeaningCheck } from './meaning-check.ts';

/** All checks of meaning, in the order in which they run: one may change what the next one reads. */
export const meaningChecks: readonly MeaningCheck[] = [];
