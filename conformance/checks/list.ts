import { flows } from '../flows/flows.ts';
import { account, sessionFields } from './account/account.ts';
import { attendance } from './hallabong/attendance.ts';
import { challengeLists, challenges } from './challenges/challenges.ts';
import { comments, commentWalk } from './community/comments.ts';
import { created } from './community/created.ts';
import { cursorWalk } from './challenges/cursor-walk.ts';
import { koreanText, readableText } from './community/korean-text.ts';
import { like, likesOfVisitors } from './community/like.ts';
import { login, socialLogin } from './account/login.ts';
import { mapSearch } from './map/map-search.ts';
import type { MeaningCheck } from './kit/meaning-check.ts';
import { nearby } from './map/nearby.ts';
import { newAccount } from './signup/new-account.ts';
import { notification } from './account/notification.ts';
import { ownership } from './account/ownership.ts';
import { pageWalks } from './community/page-walk.ts';
import { purchase, shop } from './hallabong/purchase.ts';
import { registration } from './signup/registration.ts';
import { conversions, steps } from './hallabong/steps.ts';
import { voucher, vouchers } from './hallabong/voucher.ts';

/** Every check of meaning, in the order in which they run: what one of them leaves behind, a later one can look at. */
export const meaningChecks: readonly MeaningCheck[] = [
  ...pageWalks,
  likesOfVisitors,
  commentWalk,
  shop,
  sessionFields,
  vouchers,
  challengeLists,
  readableText,
  created,
  koreanText,
  like,
  comments,
  nearby,
  mapSearch,
  account,
  notification,
  attendance,
  steps,
  conversions,
  purchase,
  voucher,
  challenges,
  cursorWalk,
  registration,
  newAccount,
  ownership,
  login,
  socialLogin,
  flows,
];
