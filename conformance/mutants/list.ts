import { ACCOUNT, REGISTRATION } from './faults/account.ts';
import {
  LOST_TEXTS,
  WRONG_CONTENT_TYPES,
  WRONG_FAILURES,
  WRONG_STATUSES,
  WRONG_WRAPPERS,
} from './faults/answers.ts';
import { CHALLENGES } from './faults/challenges.ts';
import { LIKES, SPOTS } from './faults/community.ts';
import { EXTRA_FIELDS, FORBIDDEN_NULLS, MISSING_FIELDS, WRONG_TYPES } from './faults/fields.ts';
import { SHOP, WALKING } from './faults/hallabong.ts';
import { FAILING, METHODS, UNCHECKED } from './faults/inputs.ts';
import { FILTERS, ORDERS, PAGES } from './faults/lists.ts';
import { COOKIES, SESSIONS } from './faults/sessions.ts';
import type { Mutant } from './mutant.ts';

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
