import { parseArgs } from 'node:util';
import { operations } from '../generated/operations.ts';
import type { Account } from './core/actors.ts';
import { CannotRun } from './core/cannot-run.ts';

/** What a run is to do. */
export interface ConformanceOptions {
  url: URL;
  /** The first account, and the second. */
  accounts: readonly Account[];
  isReadOnly: boolean;
  seed: number;
  casesPerOperation: number | undefined;
  /** Only these operations; undefined for all. */
  only: readonly string[] | undefined;
  maxResponseMs: number | undefined;
  timeoutMs: number;
  /** Whether the run ends with the first check that finds something. */
  stopsEarly?: boolean;
  /** Where the server shows its mails as JSON, below its own address. */
  outboxPath: string | undefined;
  /** The code that every verification mail of this server has. */
  verificationCode: string | undefined;
  socialCodes: readonly string[];
}

/** Files beside the run. */
export interface FileOptions {
  known: string | undefined;
  junit: string | undefined;
  html: string | undefined;
  summary: string | undefined;
}

export const USAGE = `Checks a server against the contract.

Usage: npm run conformance -- --url URL [options]     in the repository
       dosaegi-conformance --url URL [options]        the packed kit

  --url URL                 the server; only this origin is called
  --account EMAIL:PASSWORD  an account of the server, up to twice; the run changes it and spends its hallabong.
                            Without accounts only what a visitor may do is checked
  --read-only               changes nothing: GET only, and the logins of the accounts
  --seed N                  another seed for the generated requests (default 1)
  --cases N                 N generated requests per operation, in place of one for each way to vary each field
  --only OPERATION,…        only these operations
  --max-response-ms N       a slower answer is a departure
  --timeout-ms N            how long to wait for an answer (default 10000)
  --stop-early              ends with the first check that finds something
  --known FILE              known departures: JSON, a list of { check, operation, reason, match? }
  --junit FILE              writes a report for CI
  --html FILE               writes a report as one page
  --summary FILE            adds a summary in Markdown to the file, such as that of a job in CI
  --outbox-path PATH        where the server shows sent mails as JSON, such as /dev/outbox.json: signs up by email
  --verification-code CODE  the code in every verification mail of this server: signs up by email
  --social-code CODE        an unused code of the social provider, more than once for more: signs up with it

Exit code: 0 the server conforms, 1 it departs, 2 it could not be checked.`;

const DEFAULT_SEED = 1;
const DEFAULT_TIMEOUT_MS = 10_000;
const MOST_ACCOUNTS = 2;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

/**
 * Reads the command line; undefined where help was asked for.
 * @throws CannotRun that says which option is wrong
 */
export function readOptions(args: readonly string[]): (ConformanceOptions & FileOptions) | undefined {
  const values = parse(args);
  if (values.help === true) return undefined;
  if (values.url === undefined) throw new CannotRun('--url is missing: the address of the server to check.');
  const accounts = (values.account ?? []).map(readAccount);
  if (accounts.length > MOST_ACCOUNTS) throw new CannotRun('--account can be given twice at most.');
  if (accounts[0] && accounts[0].email === accounts[1]?.email) {
    throw new CannotRun('--account: the two accounts have to differ.');
  }
  return {
    url: readUrl(values.url),
    accounts,
    isReadOnly: values['read-only'] ?? false,
    seed: readNumber('--seed', values.seed, 0) ?? DEFAULT_SEED,
    casesPerOperation: readNumber('--cases', values.cases, 1),
    only: values.only === undefined ? undefined : readOperations(values.only),
    maxResponseMs: readNumber('--max-response-ms', values['max-response-ms'], 1),
    timeoutMs: readNumber('--timeout-ms', values['timeout-ms'], 1) ?? DEFAULT_TIMEOUT_MS,
    stopsEarly: values['stop-early'] ?? false,
    outboxPath: readPath(values['outbox-path']),
    verificationCode: values['verification-code'],
    socialCodes: values['social-code'] ?? [],
    known: values.known,
    junit: values.junit,
    html: values.html,
    summary: values.summary,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        url: text,
        account: texts,
        'read-only': { type: 'boolean' },
        seed: text,
        cases: text,
        only: texts,
        'max-response-ms': text,
        'timeout-ms': text,
        'stop-early': { type: 'boolean' },
        known: text,
        junit: text,
        html: text,
        summary: text,
        'outbox-path': text,
        'verification-code': text,
        'social-code': texts,
      },
    }).values;
  } catch (problem) {
    throw new CannotRun(problem instanceof Error ? problem.message : String(problem));
  }
}

function readUrl(value: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CannotRun(`--url ${value} is not an address such as http://localhost:8080.`);
  }
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new CannotRun('--url takes an origin, and a path before those of the contract if there is one.');
  }
  return url;
}

function readAccount(value: string): Account {
  const cut = value.indexOf(':');
  const account = { email: value.slice(0, Math.max(cut, 0)), password: value.slice(cut + 1) };
  if (account.email === '' || account.password === '') {
    throw new CannotRun('--account takes EMAIL:PASSWORD.');
  }
  return account;
}

function readNumber(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > 2_147_483_647) {
    throw new CannotRun(`${name} ${value} is not a whole number from ${least} on.`);
  }
  return number;
}

function readOperations(values: readonly string[]): string[] {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  for (const name of names) {
    if (!operations.some(({ operationId }) => operationId === name)) {
      throw new CannotRun(
        `--only: the contract has no operation ${name}. It has: ${operations.map(({ operationId }) => operationId).join(', ')}.`,
      );
    }
  }
  return names;
}

function readPath(value: string | undefined): string | undefined {
  if (value !== undefined && !value.startsWith('/')) {
    throw new CannotRun(
      `--outbox-path ${value} has to begin with a slash: only the server itself is called.`,
    );
  }
  return value;
}
