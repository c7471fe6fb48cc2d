/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const listCompletedChallengesParamsSortDefault = `latest`;
export const listCompletedChallengesParamsSizeDefault = 20;
export const listCompletedChallengesParamsSizeMax = 100;

export const ListCompletedChallengesParams = /*#__PURE__*/ zod.object({
  sort: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(['latest']),
    listCompletedChallengesParamsSortDefault,
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompletedChallengesParamsSizeMax)),
    listCompletedChallengesParamsSizeDefault,
  ),
  lastId: /*#__PURE__*/ zod.optional(Id),
});

export type ListCompletedChallengesParams = zod.input<typeof ListCompletedChallengesParams>;
export type ListCompletedChallengesParamsOutput = zod.output<typeof ListCompletedChallengesParams>;
