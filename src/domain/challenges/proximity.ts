import type { Challenge } from '../../../generated/model/challenge.zod.ts';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import { type Coordinates, metersBetween, toCoordinates } from '../map/geo.ts';
import { PROMPT_COOLDOWN_MS, PROXIMITY_METERS } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';
import { presentText, type Unchecked } from '../unknown-values.ts';

/** An ongoing challenge whose place is known. */
export interface OngoingChallenge extends Coordinates {
  id: number;
  /** Empty when it has none. */
  title: string;
  themeName: string | null;
  image: string | null;
}

/** When each challenge's dialog last opened: challenge id to milliseconds since 1970 (2 §3). */
export type LastPrompts = Readonly<Record<string, number>>;

/** The dialog to open: its challenge and the distance to it in metres. */
export interface ProximityPrompt {
  challenge: OngoingChallenge;
  meters: number;
}

type OngoingSource = Unchecked<Challenge & Pick<NearbyRecord, 'imageUrls'> & { title: string }>;

/**
 * The known ongoing challenges: those of the ongoing list and the nearby challenge records that are ongoing,
 * once per id, the list first (2 §4). A challenge without usable coordinates in the list takes those of its
 * nearby record; without any it is left out. So are the ids in `provedIds`, which the user has just
 * proved and the server may still list.
 */
export function mergeOngoing(
  ongoing: readonly OngoingSource[],
  nearby: readonly Unchecked<NearbyRecord>[],
  provedIds: ReadonlySet<number> = new Set(),
): OngoingChallenge[] {
  const known = new Map<number, OngoingChallenge>();
  const nearbyOngoing = nearby.filter(
    (record) => record.type === 'CHALLENGE' && record.challengeOngoing === true,
  );
  for (const source of [...ongoing, ...nearbyOngoing]) {
    const challenge = toOngoingChallenge(source);
    if (challenge && !known.has(challenge.id) && !provedIds.has(challenge.id)) {
      known.set(challenge.id, challenge);
    }
  }
  return [...known.values()];
}

function toOngoingChallenge(source: OngoingSource): OngoingChallenge | null {
  const place = toCoordinates(source.latitude, source.longitude);
  if (typeof source.id !== 'number' || place === null) return null;
  const { id, name, title, themeName, img1, imageUrl, imageUrls } = source;
  const firstImage: unknown = Array.isArray(imageUrls) ? imageUrls[0] : null;
  return {
    id,
    title: presentText(name) ?? presentText(title) ?? '',
    themeName: presentText(themeName),
    image: presentText(img1) ?? presentText(imageUrl) ?? presentText(firstImage),
    ...place,
  };
}

/** The ongoing challenges that are at most 120 m away (2 §9), the nearest first: those that can be proved here. */
export function challengesInReach(
  position: Coordinates,
  challenges: readonly OngoingChallenge[],
): ProximityPrompt[] {
  return challenges
    .map((challenge) => ({ challenge, meters: metersBetween(position, challenge) }))
    .filter(({ meters }) => meters <= PROXIMITY_METERS)
    .toSorted((one, other) => one.meters - other.meters);
}

/**
 * The dialog to open at a position, or null (2 §4, 2 §9): the nearest known ongoing challenge, when it is at
 * most 120 m away and its dialog has not opened for 180,000 ms. While the nearest one rests, a farther one
 * does not take its place. A last time that lies in the future, after a clock was set back, does not count.
 */
export function findProximityPrompt(
  position: Coordinates,
  challenges: readonly OngoingChallenge[],
  lastPrompts: LastPrompts,
  nowMs: number,
): ProximityPrompt | null {
  const [nearest] = challengesInReach(position, challenges);
  return nearest && !isResting(lastPrompts[nearest.challenge.id], nowMs) ? nearest : null;
}

/** The times with one dialog noted, without those that no longer hold anything back. */
export function recordPrompt(lastPrompts: LastPrompts, challengeId: number, nowMs: number): LastPrompts {
  const resting = Object.entries(lastPrompts).filter(([, promptedAt]) => isResting(promptedAt, nowMs));
  return { ...Object.fromEntries(resting), [challengeId]: nowMs };
}

/** The times from what was kept over a reload; whatever is not a time is left out. */
export function fromSavedPrompts(saved: unknown): LastPrompts {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return {};
  return Object.fromEntries(
    Object.entries(saved).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** Text of the dialog, with the distance in whole metres (2 §2), in the Korean format: the user may have gone on. */
export function proximityText(meters: number): string {
  return `챌린지까지 약 ${formatNumber(Math.round(meters))}m 남았어요. 인증을 진행할까요?`;
}

function isResting(promptedAtMs: number | undefined, nowMs: number): boolean {
  if (promptedAtMs === undefined || promptedAtMs > nowMs) return false;
  return nowMs - promptedAtMs < PROMPT_COOLDOWN_MS;
}
