import {
  SESSION_THAT_NEVER_WAS,
  sessionVariable,
  toCurl,
  type ActorName,
  type Exchange,
} from '../core/wire/exchange.ts';
import {
  causesOf,
  CHECKS,
  countByTier,
  TIERS,
  type CheckId,
  type Finding,
  type Tier,
} from '../core/findings/finding.ts';
import type { Run } from '../core/findings/result.ts';
import { adviceFor } from './advice.ts';

/** What a report may not show. */
export interface ReportOptions {
  /** The passwords of the accounts, the first account's first. */
  secrets: readonly string[];
}

/** A finding as reports print it: plain text on its way to a person, without secrets, in one piece. */
export interface ReadableFinding {
  check: CheckId;
  tier: Tier;
  /** What the check demands. */
  demand: string;
  operationId: string;
  /** Such as `GET /api/spots/latest`; empty where the operation is not in the contract. */
  route: string;
  /** The sentence of the contract. */
  sentence: string;
  spec: string | undefined;
  assumption: string | undefined;
  expected: string;
  received: string;
  /** Who called, such as `the second account`; undefined where the finding stands on no single request. */
  caller: string | undefined;
  /** A line for a shell that shows it again; undefined where the finding stands on no single request. */
  curl: string | undefined;
}

/** Prepares findings for print. Session cookies and passwords become variables of the shell. */
export function readFindings(
  run: Run,
  findings: readonly Finding[],
  options: ReportOptions,
): ReadableFinding[] {
  const routes = new Map(
    run.coverage.operations.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]),
  );
  return findings.map((finding) => {
    const { check, tier, operationId, sentence, spec, assumption, expected, received, exchange } = finding;
    const hide = (text: string) => visible(hideSecrets(text, exchange, options));
    return {
      check,
      tier,
      demand: CHECKS[check],
      operationId,
      route: routes.get(operationId) ?? '',
      sentence,
      spec,
      assumption,
      expected: hide(expected),
      received: hide(received),
      caller: exchange ? CALLERS[exchange.actor] : undefined,
      curl: exchange ? visible(toSafeCurl(exchange, options)) : undefined,
    };
  });
}

/** Something to mend once, as reports print it. */
export interface ReadableCause {
  check: CheckId;
  tier: Tier;
  /** `expected …, got …`, on one line. */
  headline: string;
  /** The names of the operations that show it. */
  operations: readonly string[];
  example: ReadableFinding;
  /** The other findings with the same cause. */
  others: readonly ReadableFinding[];
  /** What to do; undefined where the sentence of the contract says it. */
  advice: string | undefined;
}

/** Groups the findings of a run by their cause, the gravest first, and prepares them for print. */
export function readCauses(run: Run, options: ReportOptions): ReadableCause[] {
  return causesOf(run.findings).flatMap(({ check, tier, operations, findings }) => {
    const [example, ...others] = readFindings(run, findings, options);
    if (!example) return [];
    return [
      { check, tier, headline: headlineOf(example), operations, example, others, advice: adviceFor(check) },
    ];
  });
}

/** What a finding comes to in one line. */
export const headlineOf = ({ expected, received }: Pick<Finding, 'expected' | 'received'>): string =>
  `expected ${inSentence(firstLine(expected, 160))}, got ${firstLine(received, 120)}`;

/** The first line of a text, without the full stop at its end, cut after some characters. */
function firstLine(text: string, longest: number): string {
  const line = (text.split('\n')[0] ?? '').replace(/\.$/, '');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** A sentence within another one: its first word is small, unless it is a name. */
const inSentence = (text: string) => text.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase());

/** What a run that found something comes to, by tiers. */
export function verdictLine({ findings }: Run): string {
  const causes = causesOf(findings);
  const counts = countByTier(causes);
  const tiers = TIERS.filter((tier) => counts[tier] > 0).map((tier) => `${counts[tier]} ${tier}`);
  return `The server departs from the contract: ${countOf(causes.length, 'cause')} (${tiers.join(', ')}) in ${countOf(findings.length, 'finding')}.`;
}

/** What a tier means, in a few words for whoever reads a report. */
export const TIER_MEANINGS: Readonly<Record<Tier, string>> = {
  specification: 'The product specification states it, or the product does not work without it.',
  assumption: 'The contract decided it where the specification is silent: it may be disputed.',
  strictness: 'No client of the product sends or sees it; a careful server does it all the same.',
};

/**
 * Shows what would act on a terminal or turn the reading direction as its escape: a server's text may hold anything.
 * Line breaks and tabs stay.
 */
export function visible(text: string): string {
  return text.toWellFormed().replaceAll(
    // oxlint-disable-next-line no-control-regex -- these are the characters to be shown.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Amount and noun, such as `1 departure` or `2 departures`. */
export function countOf(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? noun : plural}`;
}

/** Such as `0.4 s` or `1 min 12 s`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const CALLERS: Readonly<Record<ActorName, string>> = {
  visitor: 'a visitor',
  first: 'the first account',
  second: 'the second account',
};

const passwordVariable = (index: number) => (index === 0 ? '$PASSWORD' : `$PASSWORD_${index + 1}`);

/** The line ends its single quotes around the variable, so that the shell fills it in. */
function toSafeCurl(exchange: Exchange, { secrets }: ReportOptions): string {
  return secrets.reduce(
    (line, secret, index) => replaceSecret(line, secret, `'"${passwordVariable(index)}"'`),
    toCurl(exchange),
  );
}

function hideSecrets(text: string, exchange: Exchange | undefined, { secrets }: ReportOptions): string {
  const withoutPasswords = secrets.reduce(
    (line, secret, index) => replaceSecret(line, secret, passwordVariable(index)),
    text,
  );
  const variable = sessionVariable(exchange?.actor ?? 'first');
  return sessionsOf(exchange).reduce(
    (line, session) => replaceSecret(line, session, variable),
    withoutPasswords.replaceAll(/\bSESSION=[^;,\s"'\\]+/g, () => `SESSION=${variable}`),
  );
}

/** A secret may stand as it is, inside JSON, or inside an address. */
function replaceSecret(text: string, secret: string, variable: string): string {
  if (secret === '') return text;
  const spellings = new Set([
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ secret }).toString().slice('secret='.length),
    secret.replaceAll("'", String.raw`'\''`),
  ]);
  return [...spellings].reduce((line, spelling) => line.replaceAll(spelling, () => variable), text);
}

/** The values of the cookies that an exchange carried. Short ones are no secrets, and would be found everywhere. */
function sessionsOf(exchange: Exchange | undefined): string[] {
  const sent = Object.entries(exchange?.request.headers ?? {})
    .filter(([name]) => name.toLowerCase() === 'cookie')
    .flatMap(([, value]) => value.split(';'));
  const set = (exchange?.answer?.headers.getSetCookie() ?? []).map((line) => line.split(';')[0] ?? '');
  return [...sent, ...set]
    .map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
    .filter((value) => value.length >= 8 && value !== SESSION_THAT_NEVER_WAS);
}
