import { readFile } from 'node:fs/promises';
import { operations } from '../../../generated/operations.ts';
import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import { CannotRun } from '../cannot-run.ts';
import { CHECKS, type CheckId, type Finding } from './finding.ts';

/** A departure that a team knows of and lives with for now. */
export interface KnownDeparture {
  check: CheckId;
  operation: string;
  reason: string;
  /** A text that `expected` or `received` has to contain; without it every such finding is meant. */
  match?: string;
}

const FIELDS = new Set(['check', 'operation', 'reason', 'match']);

/**
 * Reads a file of known departures: JSON, a list of `{ check, operation, reason, match? }`.
 * @throws CannotRun that says what is wrong with the file
 */
export async function readKnownDepartures(file: string): Promise<KnownDeparture[]> {
  const text = await readFile(file, 'utf8').catch((problem: unknown) => {
    throw new CannotRun(`The file of known departures cannot be read: ${messageOf(problem)}`);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (problem) {
    throw new CannotRun(`${file} is no JSON: ${messageOf(problem)}`);
  }
  if (!Array.isArray(content)) {
    throw new CannotRun(`${file} has to be a list of { check, operation, reason, match? }.`);
  }
  return content.map((entry: unknown, index) => readEntry(entry, `${file}, entry ${index + 1}`));
}

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

function readEntry(entry: unknown, where: string): KnownDeparture {
  if (!isJsonObject(entry)) throw new CannotRun(`${where}: it has to be an object.`);
  const check = textAt(entry, 'check', where);
  const operation = textAt(entry, 'operation', where);
  const reason = textAt(entry, 'reason', where);
  const { match } = entry;
  if (!isCheckId(check)) {
    throw new CannotRun(
      `${where}: there is no check ${check}. There are: ${Object.keys(CHECKS).join(', ')}.`,
    );
  }
  if (!operations.some(({ operationId }) => operationId === operation)) {
    throw new CannotRun(`${where}: the contract has no operation ${operation}.`);
  }
  if (match !== undefined && (typeof match !== 'string' || match === '')) {
    throw new CannotRun(`${where}: match has to be a text.`);
  }
  const strange = Object.keys(entry).find((key) => !FIELDS.has(key));
  if (strange !== undefined) throw new CannotRun(`${where}: it has an unknown field ${strange}.`);
  return { check, operation, reason, ...(match === undefined ? {} : { match }) };
}

function textAt(entry: JsonObject, key: string, where: string): string {
  const value = entry[key];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new CannotRun(`${where}: ${key} is missing or no text.`);
  }
  return value;
}

function isCheckId(text: string): text is CheckId {
  return Object.hasOwn(CHECKS, text);
}

export interface SortedFindings {
  /** Findings that nobody named as known. */
  findings: Finding[];
  known: { departure: KnownDeparture; findings: Finding[] }[];
  /** Known departures that no longer occur. */
  stale: KnownDeparture[];
}

/**
 * Tells known findings from new ones; a finding belongs to the first departure that it fits.
 *
 * @param isChecked whether the run looked for a departure: what it left out is not called stale
 */
export function sortFindings(
  findings: readonly Finding[],
  departures: readonly KnownDeparture[],
  isChecked: (departure: KnownDeparture) => boolean,
): SortedFindings {
  const known = departures.map((departure) => ({ departure, findings: new Array<Finding>() }));
  const unknown: Finding[] = [];
  for (const finding of findings) {
    const home = known.find(({ departure }) => fits(departure, finding));
    (home?.findings ?? unknown).push(finding);
  }
  return {
    findings: unknown,
    known: known.filter((entry) => entry.findings.length > 0),
    stale: known
      .filter((entry) => entry.findings.length === 0 && isChecked(entry.departure))
      .map(({ departure }) => departure),
  };
}

function fits({ check, operation, match = '' }: KnownDeparture, finding: Finding): boolean {
  if (check !== finding.check || operation !== finding.operationId) return false;
  return finding.expected.includes(match) || finding.received.includes(match);
}
