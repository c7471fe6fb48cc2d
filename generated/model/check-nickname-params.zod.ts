/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AccountNickname } from './account-nickname.zod.ts';

export const CheckNicknameParams = /*#__PURE__*/ zod.object({
  nickname: AccountNickname,
});

export type CheckNicknameParams = zod.input<typeof CheckNicknameParams>;
export type CheckNicknameParamsOutput = zod.output<typeof CheckNicknameParams>;
