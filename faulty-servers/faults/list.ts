import { ACCOUNT, REGISTRATION } from './account.ts';
import {
  LOST_TEXTS,
  WRONG_CONTENT_TYPES,
  WRONG_FAILURES,
  WRONG_STATUSES,
  WRONG_WRAPPERS,
} from './answers.ts';
import { CHALLENGES } from './challenges.ts';
import { LIKES, SPOTS } from './community.ts';
import { EXTRA_FIELDS, FORBIDDEN_NULLS, MISSING_FIELDS, WRONG_TYPES } from './fields.ts';
import { SHOP, WALKING } from './hallabong.ts';
import { FAILING, METHODS, UNCHECKED } from './inputs.ts';
import { FILTERS, ORDERS, PAGES } from './lists.ts';
import { COOKIES, SESSIONS } from './sessions.ts';
import type { Mutant } from '../kit/mutant.ts';

/** Every faulty server. */
export const MUTANTS: readonly Mutant[] = [
  ...WRONG_TYPES,
  ...MISSING_FIELDS,
  ...FORBIDDEN_NULLS,
  ...EXTRA_FIELDS,
  ...WRONG_STATUSES,
  ...WRONG_WRAPPERS,
  ...WRONG_CONTENT_TYPES,
  ...WRONG_FAILURES,
  ...LOST_TEXTS,
  ...COOKIES,
  ...SESSIONS,
  ...PAGES,
  ...ORDERS,
  ...FILTERS,
  ...LIKES,
  ...SPOTS,
  ...SHOP,
  ...WALKING,
  ...CHALLENGES,
  ...ACCOUNT,
  ...REGISTRATION,
  ...UNCHECKED,
  ...FAILING,
  ...METHODS,
];
