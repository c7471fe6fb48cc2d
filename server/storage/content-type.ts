const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

/** What a stored file is, by the ending that the server gave it. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES.get(key.split('.').at(-1) ?? '') ?? 'application/octet-stream';
}
