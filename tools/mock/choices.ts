import { isJsonObject, type ContractOperation } from '../../contract/document.ts';

/** How the mock answers for one operation; what is left out stays as the contract's own default. */
export interface MockChoice {
  example?: string;
  status?: number;
  /** Milliseconds, 0 to 60,000. */
  delayMs?: number;
}

export type MockChoices = Record<string, MockChoice>;

const MAX_DELAY_MS = 60_000;

/** The wishes of a `Prefer` header that mean something to the mock; undefined where there is none. */
export interface Preference extends MockChoice {
  dynamic?: boolean;
}

/**
 * Reads `Prefer: code=404, example=unknownSpot, delay=1500, dynamic=true` (RFC 7240; a semicolon separates as well).
 * Other preferences are ignored. Throws an Error whose message names the wish that cannot be read.
 */
export function parsePrefer(header: string | undefined): Preference | undefined {
  const preference: Preference = {};
  for (const wish of (header ?? '').split(/[,;]/)) {
    const [name = '', ...rest] = wish.split('=');
    const value = rest
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    switch (name.trim().toLowerCase()) {
      case 'code':
        if (!/^\d{3}$/.test(value)) throw new Error(`Prefer: code=${value} is not a status of three digits.`);
        preference.status = Number(value);
        break;
      case 'example':
        preference.example = value;
        break;
      case 'delay':
        if (!/^\d+$/.test(value) || Number(value) > MAX_DELAY_MS) {
          throw new Error(
            `Prefer: delay=${value} is not a number of milliseconds from 0 to ${MAX_DELAY_MS}.`,
          );
        }
        preference.delayMs = Number(value);
        break;
      case 'dynamic':
        if (value !== 'true' && value !== 'false')
          throw new Error(`Prefer: dynamic=${value} is not true or false.`);
        preference.dynamic = value === 'true';
        break;
      default:
    }
  }
  return Object.keys(preference).length > 0 ? preference : undefined;
}

/**
 * The status and example to answer with. An example alone brings its status along: the lowest that has it.
 * Throws an Error whose message names what the operation does have.
 */
export function resolveAnswer(
  operation: ContractOperation,
  { status, example }: MockChoice,
): { status: number | undefined; example: string | undefined } {
  const { operationId, responses } = operation;
  const candidates =
    status === undefined ? responses : responses.filter((response) => response.status === status);
  if (candidates.length === 0) {
    const known = responses.map((response) => response.status).join(', ');
    throw new Error(`${operationId} has no status ${status}; it has ${known}.`);
  }
  if (example === undefined) return { status, example };
  const found = candidates.find((response) => response.examples.some(({ name }) => name === example));
  if (!found) {
    const known = candidates.flatMap(({ examples }) => examples.map(({ name }) => name)).join(', ') || 'none';
    throw new Error(
      `${operationId} has no example ${example}${status ? ` for ${status}` : ''}; it has ${known}.`,
    );
  }
  return { status: found.status, example };
}

/**
 * The name of the example that the contract gives for just these parameters (`x-when`), so that a second page differs
 * from the first; undefined where it has none.
 */
export function findExampleFor(
  operation: ContractOperation,
  pathname: string,
  query: URLSearchParams,
): string | undefined {
  const segments = pathname.split('/');
  const inPath = operation.path
    .split('/')
    .flatMap((part, index): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), segments[index] ?? '']] : [],
    );
  const given = new Map([...query, ...inPath]);
  return operation.responses
    .flatMap(({ examples }) => examples)
    .find(
      ({ when }) =>
        when && Object.entries(when).every(([name, wanted]) => wanted.includes(given.get(name) ?? '')),
    )?.name;
}

/** Reads a set of choices that came over the wire. Throws an Error whose message says what is wrong. */
export function readChoices(operations: ContractOperation[], value: unknown): MockChoices {
  if (!isJsonObject(value)) throw new Error('The choices must be an object of operationId → choice.');
  return Object.fromEntries(
    Object.entries(value).map(([operationId, choice]) => [
      operationId,
      readChoice(operations, operationId, choice),
    ]),
  );
}

/** Reads the choice for one operation. Throws an Error whose message says what is wrong. */
export function readChoice(operations: ContractOperation[], operationId: string, value: unknown): MockChoice {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  if (!isJsonObject(value)) throw new Error(`The choice for ${operationId} must be an object.`);
  const { example, status, delayMs, ...others } = value;
  const [unknownKey] = Object.keys(others);
  if (unknownKey !== undefined)
    throw new Error(`A choice has no ${unknownKey}: use example, status, delayMs.`);
  const choice: MockChoice = {};
  if (example !== undefined) {
    if (typeof example !== 'string') throw new Error(`${operationId}: example must be a text.`);
    choice.example = example;
  }
  if (status !== undefined) {
    if (typeof status !== 'number') throw new Error(`${operationId}: status must be a number.`);
    choice.status = status;
  }
  if (delayMs !== undefined) {
    if (typeof delayMs !== 'number' || !Number.isInteger(delayMs) || delayMs < 0 || delayMs > MAX_DELAY_MS) {
      throw new Error(`${operationId}: delayMs must be an integer from 0 to ${MAX_DELAY_MS}.`);
    }
    choice.delayMs = delayMs;
  }
  resolveAnswer(operation, choice);
  return choice;
}

/** The choices that still make sense after the contract has changed. */
export function keepValidChoices(operations: ContractOperation[], choices: MockChoices): MockChoices {
  return Object.fromEntries(
    Object.entries(choices).filter(([operationId, choice]) => {
      try {
        readChoice(operations, operationId, choice);
        return true;
      } catch {
        return false;
      }
    }),
  );
}
