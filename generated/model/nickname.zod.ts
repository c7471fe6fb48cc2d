/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Nickname = /*#__PURE__*/ zod.string();

export type Nickname = zod.input<typeof Nickname>;
export type NicknameOutput = zod.output<typeof Nickname>;
