/** An unknown value as a text that can be shown: trimmed, or null when it is no text or blank. */
export function presentText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}
