/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { PersonalData } from './personal-data.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const PersonalDataResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: PersonalData,
});

export type PersonalDataResponse = zod.input<typeof PersonalDataResponse>;
export type PersonalDataResponseOutput = zod.output<typeof PersonalDataResponse>;
