import { attendance } from './attendance.ts';
import { comments, commentWalk } from './comments.ts';
import { cursorWalk } from './cursor-walk.ts';
import { like, likesOfVisitors } from './like.ts';
import { mapSearch } from './map-search.ts';
import type { MeaningCheck } from './meaning-check.ts';
import { nearby } from './nearby.ts';
import { notification } from './notification.ts';
import { pageWalks } from './page-walk.ts';
import { purchase, shop } from './purchase.ts';
import { registration } from './registration.ts';
import { conversions, steps } from './steps.ts';
import { voucher, vouchers } from './voucher.ts';

/** Every check of meaning, in the order in which they run: what is created early can be looked for later. */
export const meaningChecks: readonly MeaningCheck[] = [
  ...pageWalks,
  likesOfVisitors,
  commentWalk,
  shop,
  vouchers,
  like,
  comments,
  nearby,
  mapSearch,
  notification,
  attendance,
  steps,
  conversions,
  purchase,
  voucher,
  cursorWalk,
  registration,
];
