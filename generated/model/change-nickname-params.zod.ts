/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AccountNickname } from './account-nickname.zod.ts';

export const ChangeNicknameParams = /*#__PURE__*/ zod.object({
  nickname: AccountNickname,
});

export type ChangeNicknameParams = zod.input<typeof ChangeNicknameParams>;
export type ChangeNicknameParamsOutput = zod.output<typeof ChangeNicknameParams>;
