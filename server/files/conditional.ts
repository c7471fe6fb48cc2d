import type { Context } from 'hono';

/** Whether the client already has what a GET would bring: the tag that it names is that of the answer (RFC 9110 §13.1.2). */
export function isUnchanged({ req }: Context, etag: string): boolean {
  const known = req.header('If-None-Match');
  return known?.trim() === '*' || (known?.match(/"[^"]*"/g)?.includes(etag) ?? false);
}
