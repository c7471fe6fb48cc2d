import { CannotRun } from './cannot-run.ts';
import { ServerGone } from './findings/collector.ts';
import { describeAnswer, isRefusal, isSuccess, shorten, type Exchange } from './wire/exchange.ts';
import type { Stage } from './stage.ts';

/** What anybody may read, without an id. A server of the contract has them all. */
const OPEN_READS = ['listLatestSpots', 'listMostLikedSpots', 'listEventBanners'];

/**
 * Makes sure that there is a server of the contract at the address, however faulty.
 * @throws CannotRun where there is none
 */
export async function requireServer({ visitor, target }: Stage): Promise<void> {
  const exchanges = await Promise.all(OPEN_READS.map((operationId) => visitor.call(operationId)));
  if (exchanges.some(isOfContract)) return;
  const [first] = exchanges;
  if (first) throw new CannotRun(`${target.origin} cannot be checked. ${explain(first)}`);
}

/**
 * Makes sure that a server which left the last request unanswered is still there.
 * @throws ServerGone where it is not
 */
export async function requireSignOfLife({ visitor, collector }: Stage): Promise<void> {
  if (!collector.isSilent) return;
  const exchanges = await Promise.all(OPEN_READS.map((operationId) => visitor.call(operationId)));
  if (exchanges.some(({ answer }) => answer)) return;
  throw new ServerGone(`The server stopped to answer: ${exchanges[0]?.failure ?? 'no reason was given'}`);
}

/** An answer in JSON that is more than "no such path". */
function isOfContract({ answer }: Exchange): boolean {
  return answer?.body !== undefined && answer.status !== 404;
}

function explain(exchange: Exchange): string {
  const { answer, failure, request } = exchange;
  if (!answer) return `GET ${request.url}: ${failure ?? 'no answer'}`;
  const location = answer.headers.get('location');
  const asked = `GET ${request.url} answers`;
  if (answer.status >= 300 && answer.status < 400 && location !== null) {
    return `${asked} ${answer.status}, a redirect to ${shorten(location, 200)}. Redirects are not followed: give the address that serves the API.`;
  }
  if (answer.contentType === 'text/html') {
    return `${asked} ${answer.status} with a page (HTML), not with JSON. Is this the address of the API, with the path before /v1 and /api if there is one?`;
  }
  if (answer.status === 404) {
    return `${asked} 404: the server has none of ${OPEN_READS.join(', ')}. Is this the address of the API?`;
  }
  return `${asked} ${describeAnswer(exchange, 200)}, which is no JSON.`;
}

/**
 * Signs the accounts in. An account whose login departs from the contract is left out: that is a finding.
 * @returns why accounts that were given are left out; empty where all are signed in
 * @throws CannotRun where the server refuses an account
 */
export async function signInAll({ accounts, collector }: Stage): Promise<string[]> {
  const leftOut: string[] = [];
  for (const actor of accounts) {
    const exchange = await actor.signIn();
    const email = actor.account?.email ?? '';
    if (isRefusal(exchange)) {
      throw new CannotRun(
        `The server does not let ${email} sign in: ${describeAnswer(exchange, 200)}. Check --account.`,
      );
    }
    if (!isSuccess(exchange) || actor.cookies.size === 0) {
      const reason = `The login of ${email} starts none: ${describeAnswer(exchange, 120)}.`;
      collector.skip({ what: 'What needs a session', reason });
      leftOut.push(reason);
    }
  }
  return leftOut;
}
