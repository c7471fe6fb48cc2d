import { SECOND_LOOK_MS } from '@/domain/limits';

/**
 * Looks at what the server has and, where that is not what was sent, once more two seconds later: behind a time-out on the
 * way it may still be at work.
 * @param isMissing whether what a look has found leaves that open
 * @returns what was found last
 */
export async function lookTwice<Found>(
  look: () => Promise<Found>,
  isMissing: (found: Found) => boolean,
): Promise<Found> {
  const found = await look();
  if (!isMissing(found)) return found;
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
  return look();
}
