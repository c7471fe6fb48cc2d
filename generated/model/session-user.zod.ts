/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { OwnedProduct } from './owned-product.zod.ts';
import { ThemeLabel } from './theme-label.zod.ts';

export const sessionUserUserIdMax = 9007199254740991;

export const sessionUserEmailMax = 254;

export const sessionUserNameMax = 100;

export const sessionUserNicknameMax = 20;

export const sessionUserProfileMax = 2048;

export const sessionUserHallabongMin = 0;
export const sessionUserHallabongMax = 2147483647;

export const sessionUserTotalStepsMin = 0;
export const sessionUserTotalStepsMax = 9007199254740991;

export const sessionUserMoodGradeMax = 40;

export const sessionUserThemesMax = 3;

export const sessionUserOwnedProductsMax = 1000;

export const SessionUser = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(sessionUserUserIdMax))
    .check(/*#__PURE__*/ zod.describe("The user's id. It comes whichever fields are asked for.")),
  email: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionUserEmailMax)),
  ),
  name: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionUserNameMax)),
  ),
  nickname: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionUserNicknameMax)),
  ),
  profile: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionUserProfileMax)),
  ),
  hallabong: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(sessionUserHallabongMin))
      .check(/*#__PURE__*/ zod.lte(sessionUserHallabongMax)),
  ),
  totalSteps: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(sessionUserTotalStepsMin))
      .check(/*#__PURE__*/ zod.lte(sessionUserTotalStepsMax)),
  ),
  moodGrade: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionUserMoodGradeMax)),
  ),
  themes: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(ThemeLabel).check(/*#__PURE__*/ zod.maxLength(sessionUserThemesMax)),
  ),
  jejuTiconOwned: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  ownedProducts: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(OwnedProduct).check(/*#__PURE__*/ zod.maxLength(sessionUserOwnedProductsMax)),
  ),
});

export type SessionUser = zod.input<typeof SessionUser>;
export type SessionUserOutput = zod.output<typeof SessionUser>;
