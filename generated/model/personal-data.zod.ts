/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.zod.ts';
import { PersonalAccount } from './personal-account.zod.ts';
import { PersonalChallenge } from './personal-challenge.zod.ts';
import { PersonalComment } from './personal-comment.zod.ts';
import { PersonalConversion } from './personal-conversion.zod.ts';
import { PersonalDevice } from './personal-device.zod.ts';
import { PersonalExchange } from './personal-exchange.zod.ts';
import { PersonalHallabong } from './personal-hallabong.zod.ts';
import { PersonalLike } from './personal-like.zod.ts';
import { PersonalSession } from './personal-session.zod.ts';
import { PersonalSpot } from './personal-spot.zod.ts';
import { PersonalSteps } from './personal-steps.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalData = /*#__PURE__*/ zod.object({
  exportedAt: Timestamp,
  account: PersonalAccount,
  spots: /*#__PURE__*/ zod.array(PersonalSpot),
  comments: /*#__PURE__*/ zod.array(PersonalComment),
  likes: /*#__PURE__*/ zod.array(PersonalLike),
  challenges: /*#__PURE__*/ zod.array(PersonalChallenge),
  steps: /*#__PURE__*/ zod.array(PersonalSteps),
  attendance: /*#__PURE__*/ zod.array(Day),
  hallabong: /*#__PURE__*/ zod.array(PersonalHallabong),
  conversions: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PersonalConversion)),
  exchanges: /*#__PURE__*/ zod.array(PersonalExchange),
  sessions: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PersonalSession)),
  devices: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PersonalDevice)),
});

export type PersonalData = zod.input<typeof PersonalData>;
export type PersonalDataOutput = zod.output<typeof PersonalData>;
