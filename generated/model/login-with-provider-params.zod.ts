/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { SocialCode } from './social-code.zod.ts';

export const LoginWithProviderParams = /*#__PURE__*/ zod.object({
  code: SocialCode,
});

export type LoginWithProviderParams = zod.input<typeof LoginWithProviderParams>;
export type LoginWithProviderParamsOutput = zod.output<typeof LoginWithProviderParams>;
