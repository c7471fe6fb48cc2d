import { flows } from './flows/flows.ts';
import { account, sessionFields } from './checks/account/account.ts';
import { attendance } from './checks/hallabong/attendance.ts';
import { challengeLists, challenges } from './checks/challenges/challenges.ts';
import { comments, commentWalk } from './checks/community/comments.ts';
import { created } from './checks/community/created.ts';
import { cursorWalk } from './checks/challenges/cursor-walk.ts';
import { koreanText, readableText } from './checks/community/korean-text.ts';
import { like, likesOfVisitors } from './checks/community/like.ts';
import { login, socialLogin } from './checks/account/login.ts';
import { mapSearch } from './checks/map/map-search.ts';
import type { MeaningCheck } from './core/meaning-check.ts';
import { nearby } from './checks/map/nearby.ts';
import { newAccount } from './checks/signup/new-account.ts';
import { notification } from './checks/account/notification.ts';
import { ownership } from './checks/account/ownership.ts';
import { pageWalks } from './checks/community/page-walk.ts';
import { purchase, shop } from './checks/hallabong/purchase.ts';
import { registration } from './checks/signup/registration.ts';
import { conversions, steps } from './checks/hallabong/steps.ts';
import { voucher, vouchers } from './checks/hallabong/voucher.ts';

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
