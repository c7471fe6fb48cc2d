/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const ChallengeStart = /*#__PURE__*/ zod.object({
  latitude: Latitude,
  longitude: Longitude,
});

export type ChallengeStart = zod.input<typeof ChallengeStart>;
export type ChallengeStartOutput = zod.output<typeof ChallengeStart>;
