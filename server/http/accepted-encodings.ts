import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/**
 * The encodings among some that a client accepts, in their order: browsers give all of them the same weight, so the
 * order of their list says nothing. A weight of 0 refuses one; `*` stands for those that are not named
 * (RFC 9110 §12.5.3).
 */
export function acceptedEncodings<Encoding extends { name: string }>(
  { req }: Context,
  encodings: readonly Encoding[],
): readonly Encoding[] {
  const wishes = parseAccept(req.header('Accept-Encoding') ?? '');
  const weightOf = (name: string) => wishes.find(({ type }) => type.toLowerCase() === name)?.q;
  return encodings.filter(({ name }) => (weightOf(name) ?? weightOf('*') ?? 0) > 0);
}
