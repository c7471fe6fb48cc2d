/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const TimestampRegExp = new RegExp(
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?$',
);

export const Timestamp = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimestampRegExp));

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;
