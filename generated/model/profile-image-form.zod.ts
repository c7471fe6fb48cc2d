/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ProfileImageForm = /*#__PURE__*/ zod.object({
  newProfileImage: /*#__PURE__*/ zod.instanceof(Blob),
});

export type ProfileImageForm = zod.input<typeof ProfileImageForm>;
export type ProfileImageFormOutput = zod.output<typeof ProfileImageForm>;
