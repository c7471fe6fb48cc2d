import type { Tier } from '../../conformance/core/findings/finding.ts';
import { MUTANTS } from '../faults/list.ts';
import type { Mutant } from '../kit/mutant.ts';

/** Faulty servers by the tier that their departure belongs to, of every kind of fault. */
const BY_TIER: Readonly<Record<Tier, readonly string[]>> = {
  specification: [
    'like-count-is-text',
    'liked-is-a-number',
    'hallabong-is-text',
    'accepted-is-y-or-n',
    'latitude-is-text',
    'no-author-of-a-spot',
    'banner-picture-in-camel-case',
    'deleted-flag-renamed',
    'conversion-without-remaining',
    'product-without-category',
    'feed-in-the-envelope',
    'attendance-in-the-envelope',
    'bare-session',
    'unknown-product-500',
    'taken-nickname-500',
    'comment-escaped',
    'description-cut',
    'one-hashtag-of-three',
    'cookie-for-v1-only',
    'shop-for-everybody',
    'any-password-will-do',
    'pages-from-one',
    'always-twenty',
    'cursor-ignored',
    'oldest-spot-first',
    'first-completed-first',
    'radius-in-miles',
    'both-categories',
    'like-counts-again',
    'like-not-counted',
    'long-description-taken',
    'author-from-the-form',
    'charged-twice',
    'second-jeju-voucher',
    'accept-not-stored',
    'conversion-not-paid',
    'points-are-steps',
    'attendance-not-paid',
    'started-not-ongoing',
    'completed-stays-ongoing',
    'nickname-not-stored',
    'notifications-toggle',
  ],
  assumption: [
    'spot-id-is-text',
    'created-at-is-epoch',
    'nothing-bought-is-null',
    'spot-created-201',
    'no-session-403',
    'broken-body-422',
    'spring-error',
    'english-messages',
    'second-attendance-409',
    'older-first-among-equals',
    'newest-reply-first',
    'steps-added-up',
    'ten-kilometres-by-default',
  ],
  strictness: [
    'cookie-for-scripts',
    'steps-as-text-taken',
    'nul-in-a-text',
    'likes-by-get',
    'setting-of-any-type',
  ],
};

/** A server with one departure, and the tier in which it has to be found. */
export interface Departure {
  mutant: Mutant;
  tier: Tier;
}

/** The faulty server with an id. @throws Error where there is none */
export function mutantOf(id: string): Mutant {
  const mutant = MUTANTS.find((one) => one.id === id);
  if (!mutant) throw new Error(`There is no faulty server ${id}.`);
  return mutant;
}

/** Sixty servers with one departure each. */
export const DEPARTURES: readonly Departure[] = (
  ['specification', 'assumption', 'strictness'] as const
).flatMap((tier) => BY_TIER[tier].map((id) => ({ mutant: mutantOf(id), tier })));

/** How many servers with several departures there are, and how many departures each has at once. */
const COMBINED_SERVERS = 20;
const DEPARTURES_AT_ONCE = 10;

/** What would hide everything else behind it. */
const NOT_WITH_OTHERS = new Set([
  'bare-session',
  'any-password-will-do',
  'no-session-403',
  'cookie-for-v1-only',
]);

/**
 * Servers with ten departures at once, no two at the same operation, so that none hides another: each begins somewhere
 * else in the list.
 */
export const COMBINED: readonly (readonly Departure[])[] = Array.from(
  { length: COMBINED_SERVERS },
  (_, server) => {
    const candidates = DEPARTURES.filter(({ mutant }) => !NOT_WITH_OTHERS.has(mutant.id));
    const start = Math.floor((server * candidates.length) / COMBINED_SERVERS);
    const chosen: Departure[] = [];
    const used = new Set<string>();
    // A stride that has no divisor in common with the length meets each once.
    for (let step = 0; chosen.length < DEPARTURES_AT_ONCE && step < candidates.length; step += 1) {
      const departure = candidates[(start + step * 17) % candidates.length];
      const { operations = [] } = departure?.mutant ?? {};
      if (!departure || operations.some((operation) => used.has(operation))) continue;
      chosen.push(departure);
      for (const operation of operations) used.add(operation);
    }
    return chosen;
  },
);
