/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { FailedEnvelope } from './failed-envelope.zod.ts';
import { FlaggedFailure } from './flagged-failure.zod.ts';

export const Failure = /*#__PURE__*/ zod.union([FailedEnvelope, FlaggedFailure]);

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;
