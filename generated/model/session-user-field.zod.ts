/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SessionUserField = /*#__PURE__*/ zod.enum([
  'userId',
  'email',
  'name',
  'nickname',
  'profile',
  'hallabong',
  'totalSteps',
  'moodGrade',
  'themes',
  'jejuTiconOwned',
  'ownedProducts',
]);

export type SessionUserField = zod.input<typeof SessionUserField>;
export type SessionUserFieldOutput = zod.output<typeof SessionUserField>;
