/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const NicknameMax = 20;

export const Nickname = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NicknameMax));

export type Nickname = zod.input<typeof Nickname>;
export type NicknameOutput = zod.output<typeof Nickname>;
