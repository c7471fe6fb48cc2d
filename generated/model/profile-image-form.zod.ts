/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Picture } from './picture.zod.ts';

export const ProfileImageForm = /*#__PURE__*/ zod.object({
  newProfileImage: Picture,
});

export type ProfileImageForm = zod.input<typeof ProfileImageForm>;
export type ProfileImageFormOutput = zod.output<typeof ProfileImageForm>;
