/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { OwnedProduct } from './owned-product.zod.ts';
import { ThemeLabel } from './theme-label.zod.ts';

export const sessionUserHallabongMin = 0;

export const sessionUserTotalStepsMin = 0;

export const sessionUserThemesMax = 3;

export const SessionUser = /*#__PURE__*/ zod.object({
  userId: Id,
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nickname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  profile: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  hallabong: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sessionUserHallabongMin)),
  ),
  totalSteps: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sessionUserTotalStepsMin)),
  ),
  moodGrade: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  themes: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(ThemeLabel).check(/*#__PURE__*/ zod.maxLength(sessionUserThemesMax)),
  ),
  jejuTiconOwned: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  ownedProducts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(OwnedProduct)),
});

export type SessionUser = zod.input<typeof SessionUser>;
export type SessionUserOutput = zod.output<typeof SessionUser>;
