import { badRequest } from '../refusals/refusal.ts';

/** How deep JSON may be nested: the deepest of the contract has four levels. */
const MAX_DEPTH = 16;

/** How many values JSON may hold: the largest of the contract has a few dozen. */
const MAX_VALUES = 1000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Watches JSON as it comes, byte by byte, so that nothing is parsed that would take long: parsing millions of lists
 * within lists stops the whole server. It does not check that it is JSON.
 *
 * @returns what takes the next bytes
 * @throws a Refusal, from what it returns, for too deep and too many values
 */
export function createJsonGuard(): (chunk: Uint8Array) => void {
  let isText = false;
  let isEscaped = false;
  let depth = 0;
  let values = 1;
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (isText && byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = !isText;
      else if (!isText) {
        if (byte === COMMA || OPENING.has(byte)) values += 1;
        if (OPENING.has(byte)) depth += 1;
        else if (CLOSING.has(byte)) depth -= 1;
        if (depth > MAX_DEPTH || values > MAX_VALUES) throw badRequest();
      }
    }
  };
}

/**
 * Reads JSON from outside that a guard has passed.
 * @throws a Refusal when it is not JSON
 */
export function parseGuardedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw badRequest();
  }
}

/**
 * Reads JSON from outside.
 * @throws a Refusal when it is not JSON, or too much of it
 */
export function parseJson(bytes: Uint8Array): unknown {
  createJsonGuard()(bytes);
  return parseGuardedJson(bytes);
}
