import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** The encodings of stored files, the smallest result first, with the ending of such a file's name. */
const FILE_ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/**
 * The encodings that a client accepts, the smallest result first: browsers give all of them the same weight, so the
 * order of their list says nothing. A weight of 0 refuses one; `*` stands for those that are not named
 * (RFC 9110 §12.5.3).
 */
export function acceptedEncodings({ req }: Context): readonly FileEncoding[] {
  const wishes = parseAccept(req.header('Accept-Encoding') ?? '');
  const weightOf = (name: string) => wishes.find(({ type }) => type.toLowerCase() === name)?.q;
  return FILE_ENCODINGS.filter(({ name }) => (weightOf(name) ?? weightOf('*') ?? 0) > 0);
}
