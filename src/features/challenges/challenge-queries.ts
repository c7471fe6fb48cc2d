import {
  getListOngoingChallengesQueryOptions,
  getListUpcomingChallengesQueryOptions,
} from '@generated/endpoints/challenges/challenges';

/** The lists 진행전 and 진행중, which a start moves a challenge between. */
export const upcomingOptions = getListUpcomingChallengesQueryOptions();
export const ongoingOptions = getListOngoingChallengesQueryOptions();
