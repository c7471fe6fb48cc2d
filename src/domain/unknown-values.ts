/** What the contract calls `Wire`, as a server may really send it: any field may be missing or of another type. */
export type Unchecked<Wire> = { readonly [Field in keyof Wire]?: unknown };

/** An unknown value as a text that can be shown: trimmed, or null when it is no text or blank. */
export function presentText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Whether a value of unknown origin is an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
