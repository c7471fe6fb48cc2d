import { matchRoute } from '@/domain/routes/match-route';
import { isRecord } from '@/domain/unknown-values';

/**
 * What the page of an address asks the server first, as addresses of the contract; none where it asks nothing.
 *
 * @param table what the build has found out by drawing every page (tools/build/question-table.ts): for each route and
 *   each choice that its query can make ('' where it makes none) the addresses, with the names of segments in braces
 */
export function firstQuestions(table: unknown, pathname: string, search: string): string[] {
  const match = matchRoute(pathname);
  const choices = match && isRecord(table) ? table[match.name] : undefined;
  if (!match || !isRecord(choices)) return [];
  const query = new URLSearchParams(search);
  const choice = Object.keys(choices).find((key) => {
    const [name = '', value] = key.split('=');
    return query.get(name) === value;
  });
  const addresses = choices[choice ?? ''];
  // A page whose address names what cannot be there asks nothing, whether its questions name it or not.
  if (!Array.isArray(addresses) || !Object.values(match.values).every(isId)) return [];
  return addresses.map(String).flatMap((address) => fill(address, match.values));
}

/** An address with the ids in their places; nothing where one is missing. */
function fill(address: string, values: Readonly<Record<string, string>>): string[] {
  const filled = address.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return filled.includes('{') ? [] : [filled];
}

const isId = (segment: string): boolean =>
  /^[1-9]\d*$/.test(segment) && Number.isSafeInteger(Number(segment));
