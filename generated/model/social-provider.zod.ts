/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SocialProvider = /*#__PURE__*/ zod.enum(['kakao']);

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;
