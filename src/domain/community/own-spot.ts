import type { SpotDraft } from '../../../generated/model/spot-draft.zod.ts';
import type { Spot } from '../../../generated/model/spot.zod.ts';
import { contentOf } from '../paging.ts';
import { isRecord, type Unchecked } from '../unknown-values.ts';

/**
 * The id of a spot of this user on a page of the feed that says all that a draft says, or undefined. To send the same
 * place, text and tags once more would only double it.
 *
 * @param page as a server may send it
 * @param nickname of the user; null where it is not known: then nothing is theirs
 * @param before ids of spots that they have posted before
 */
export function findOwnSpot(
  page: unknown,
  draft: SpotDraft,
  { nickname, before }: { nickname: string | null; before: readonly unknown[] },
): number | undefined {
  for (const spot of contentOf(isRecord(page) ? page : null)) {
    if (!isRecord(spot) || typeof spot.id !== 'number' || before.includes(spot.id)) continue;
    if (nickname !== null && spot.userNickname === nickname && saysTheSame(spot, draft)) return spot.id;
  }
  return undefined;
}

/** A server may round what a map is precise to. */
const DEGREES_APART_MAX = 1e-5;

function saysTheSame(spot: Unchecked<Spot>, draft: SpotDraft): boolean {
  return (
    spot.name === draft.name &&
    spot.description === draft.description &&
    (spot.themeId ?? undefined) === draft.themeId &&
    (spot.tag1 ?? undefined) === draft.tag1 &&
    (spot.tag2 ?? undefined) === draft.tag2 &&
    (spot.tag3 ?? undefined) === draft.tag3 &&
    isNear(spot.latitude, draft.latitude) &&
    isNear(spot.longitude, draft.longitude)
  );
}

const isNear = (degrees: unknown, wanted: number) => Math.abs(Number(degrees) - wanted) < DEGREES_APART_MAX;
