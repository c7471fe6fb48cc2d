/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.zod.ts';
import { PersonalAccount } from './personal-account.zod.ts';
import { PersonalChallenge } from './personal-challenge.zod.ts';
import { PersonalComment } from './personal-comment.zod.ts';
import { PersonalExchange } from './personal-exchange.zod.ts';
import { PersonalHallabong } from './personal-hallabong.zod.ts';
import { PersonalLike } from './personal-like.zod.ts';
import { PersonalSpot } from './personal-spot.zod.ts';
import { PersonalSteps } from './personal-steps.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const personalDataSpotsMax = 100000;

export const personalDataCommentsMax = 100000;

export const personalDataLikesMax = 100000;

export const personalDataChallengesMax = 100000;

export const personalDataStepsMax = 100000;

export const personalDataAttendanceMax = 100000;

export const personalDataHallabongMax = 100000;

export const personalDataExchangesMax = 100000;

export const PersonalData = /*#__PURE__*/ zod.object({
  exportedAt: Timestamp,
  account: PersonalAccount,
  spots: /*#__PURE__*/ zod.array(PersonalSpot).check(/*#__PURE__*/ zod.maxLength(personalDataSpotsMax)),
  comments: /*#__PURE__*/ zod
    .array(PersonalComment)
    .check(/*#__PURE__*/ zod.maxLength(personalDataCommentsMax)),
  likes: /*#__PURE__*/ zod.array(PersonalLike).check(/*#__PURE__*/ zod.maxLength(personalDataLikesMax)),
  challenges: /*#__PURE__*/ zod
    .array(PersonalChallenge)
    .check(/*#__PURE__*/ zod.maxLength(personalDataChallengesMax)),
  steps: /*#__PURE__*/ zod.array(PersonalSteps).check(/*#__PURE__*/ zod.maxLength(personalDataStepsMax)),
  attendance: /*#__PURE__*/ zod.array(Day).check(/*#__PURE__*/ zod.maxLength(personalDataAttendanceMax)),
  hallabong: /*#__PURE__*/ zod
    .array(PersonalHallabong)
    .check(/*#__PURE__*/ zod.maxLength(personalDataHallabongMax)),
  exchanges: /*#__PURE__*/ zod
    .array(PersonalExchange)
    .check(/*#__PURE__*/ zod.maxLength(personalDataExchangesMax)),
});

export type PersonalData = zod.input<typeof PersonalData>;
export type PersonalDataOutput = zod.output<typeof PersonalData>;
