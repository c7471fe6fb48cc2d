import { getListEventBannersUrl } from '@generated/endpoints/banners/banners';
import {
  getListCompletedChallengesUrl,
  getListOngoingChallengesUrl,
  getListUpcomingChallengesUrl,
} from '@generated/endpoints/challenges/challenges';
import { getListCommentsUrl } from '@generated/endpoints/comments/comments';
import {
  getGetExchangeUrl,
  getGetProductUrl,
  getListProductsUrl,
} from '@generated/endpoints/products/products';
import {
  getListLatestSpotsUrl,
  getListMostLikedSpotsUrl,
  getGetSpotUrl,
} from '@generated/endpoints/spots/spots';
import { toChallengeTab } from '@/domain/challenges/challenge-tab';
import { toFeedTab } from '@/domain/community/feed';
import { COMMENT_PAGE_SIZE } from '@/domain/limits';
import { matchRoute } from '@/domain/routes/match-route';
import type { RouteName } from '@/domain/routes/routes';
import { toProductCategory } from '@/domain/shop/purchase';
import { COMPLETED_PARAMETERS } from '@/features/challenges/completed-parameters';
import { FEED_PARAMETERS, FIRST_FEED_PAGE } from '@/features/community/feed-parameters';

/** The addresses that a page asks first, from what its own address says. */
type Questions = (address: { values: Readonly<Record<string, string>>; query: URLSearchParams }) => string[];

const CHALLENGES = {
  pre: () => getListUpcomingChallengesUrl(),
  doing: () => getListOngoingChallengesUrl(),
  done: () => getListCompletedChallengesUrl(COMPLETED_PARAMETERS),
};

const FEEDS = {
  latest: () => getListLatestSpotsUrl({ ...FEED_PARAMETERS.latest, page: FIRST_FEED_PAGE }),
  popular: () => getListMostLikedSpotsUrl({ ...FEED_PARAMETERS.popular, page: FIRST_FEED_PAGE }),
};

/** The routes whose first data is the same for everybody or follows from the session alone. */
const QUESTIONS: Readonly<Partial<Record<RouteName, Questions>>> = {
  main: () => [getListOngoingChallengesUrl()],
  challenge: ({ query }) => [CHALLENGES[toChallengeTab(query.get('tab'))]()],
  upcomingChallenge: ({ values }) => toIds(values['id']).map(() => getListUpcomingChallengesUrl()),
  community: ({ query }) => [FEEDS[toFeedTab(query.get('tab'))](), getListEventBannersUrl()],
  post: ({ values }) =>
    toIds(values['id']).flatMap((id) => [
      getGetSpotUrl(id),
      getListCommentsUrl(id, { size: COMMENT_PAGE_SIZE, page: 0 }),
    ]),
  voucherUse: ({ values }) => toIds(values['exchangeId']).map((id) => getGetExchangeUrl(id)),
  shop: ({ query }) => [getListProductsUrl({ category: toProductCategory(query.get('category')) })],
  product: ({ values }) => toIds(values['productId']).map((id) => getGetProductUrl(id)),
};

/** What the page of an address asks the server first, as addresses of the contract; none where it asks nothing. */
export function firstQuestions(pathname: string, search: string): string[] {
  const match = matchRoute(pathname);
  if (!match) return [];
  return QUESTIONS[match.name]?.({ values: match.values, query: new URLSearchParams(search) }) ?? [];
}

/** The id of a segment, or none where it is no id. */
function toIds(segment = ''): number[] {
  return /^[1-9]\d*$/.test(segment) && Number.isSafeInteger(Number(segment)) ? [Number(segment)] : [];
}
