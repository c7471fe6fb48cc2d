import { flows } from '../flows/flows.ts';
import { account, sessionFields } from './account.ts';
import { attendance } from './attendance.ts';
import { challengeLists, challenges } from './challenges.ts';
import { comments, commentWalk } from './comments.ts';
import { created } from './created.ts';
import { cursorWalk } from './cursor-walk.ts';
import { koreanText, readableText } from './korean-text.ts';
import { like, likesOfVisitors } from './like.ts';
import { login, socialLogin } from './login.ts';
import { mapSearch } from './map-search.ts';
import type { MeaningCheck } from './meaning-check.ts';
import { nearby } from './nearby.ts';
import { newAccount } from './new-account.ts';
import { notification } from './notification.ts';
import { ownership } from './ownership.ts';
import { pageWalks } from './page-walk.ts';
import { purchase, shop } from './purchase.ts';
import { registration } from './registration.ts';
import { conversions, steps } from './steps.ts';
import { voucher, vouchers } from './voucher.ts';

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
