/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ChallengeDateRegExp = new RegExp(
  '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$',
);

export const ChallengeDate = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ChallengeDateRegExp)),
);

export type ChallengeDate = zod.input<typeof ChallengeDate>;
export type ChallengeDateOutput = zod.output<typeof ChallengeDate>;
