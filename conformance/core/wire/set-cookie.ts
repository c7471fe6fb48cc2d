/** A cookie as a Set-Cookie line states it. */
export interface StatedCookie {
  name: string;
  value: string;
  /** Names in lower case; empty for an attribute without a value. */
  attributes: ReadonlyMap<string, string>;
}

/** Reads a Set-Cookie line. */
export function readSetCookie(line: string): StatedCookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name, value] = splitPair(pair);
  return {
    name,
    value,
    attributes: new Map(rest.map(splitPair).map(([key, text]) => [key.toLowerCase(), text])),
  };
}

function splitPair(text: string): [string, string] {
  const cut = text.indexOf('=');
  return cut === -1 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** Whether a Set-Cookie line takes the cookie away. */
export function isEnding({ value, attributes }: StatedCookie): boolean {
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  if (expires !== undefined) return Date.parse(expires) <= Date.now();
  return value === '';
}
