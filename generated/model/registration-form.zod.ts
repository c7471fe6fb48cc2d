/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Picture } from './picture.zod.ts';
import { RegistrationData } from './registration-data.zod.ts';

export const RegistrationForm = /*#__PURE__*/ zod.object({
  data: RegistrationData,
  profile: /*#__PURE__*/ zod.optional(Picture),
});

export type RegistrationForm = zod.input<typeof RegistrationForm>;
export type RegistrationFormOutput = zod.output<typeof RegistrationForm>;
