/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { PersonalData } from './personal-data.zod.ts';

export const personalDataResponseMessageMax = 500;

export const PersonalDataResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personalDataResponseMessageMax)),
  ),
  data: PersonalData,
});

export type PersonalDataResponse = zod.input<typeof PersonalDataResponse>;
export type PersonalDataResponseOutput = zod.output<typeof PersonalDataResponse>;
