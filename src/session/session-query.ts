import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getGetSessionQueryKey, getSession } from '@generated/endpoints/session/session';
import { ApiError } from '@/api/api-error';
import { dropEarlyAnswers } from '@/api/early-answers';
import { SESSION_FRESH_MS, SESSION_KEPT_MS } from '@/domain/limits';
import { toSessionUser, type SessionUser } from '@/domain/account/session-user';
import { loadSignOut } from './guard-change';
import { clearSignedOut, isSignedOut } from './signed-out-marker';

const sessionKey = getGetSessionQueryKey();

/** Statuses that say that nobody is signed in; 200 with the failure flag says so too. */
const REFUSING_STATUSES = [401, 403, 419];

/**
 * The session as a query: the user, or null for a visitor. An answer that refuses the session makes a visitor. No
 * answer, a server in trouble, or an answer of something else, such as the sign-in page of a hotel's network, is a
 * failure: at start that makes a visitor too, later the known user stays. Who signed out without the server's knowledge
 * is a visitor, and the sign-out is sent again in place of the question.
 */
export function sessionQueryOptions() {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ client }): Promise<SessionUser | null> => {
      if (isSignedOut()) {
        // What came with the page is of the user who signed out: the next login must not take it over.
        dropEarlyAnswers();
        // Until now the server has answered as if the user were still there.
        const { sendSignOut } = await loadSignOut();
        if (await sendSignOut()) dropLoaded(client);
        return null;
      }
      try {
        const { data } = await getSession();
        if (typeof data?.userId !== 'number') throw new TypeError('세션 조회 실패');
        const known = client.getQueryData<SessionUser | null>(sessionKey);
        // In another tab somebody else has taken the place of the user.
        if (known && known.userId !== data.userId) dropLoaded(client);
        return toSessionUser(data);
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
    staleTime: SESSION_FRESH_MS,
    gcTime: SESSION_KEPT_MS,
    // A failed check is not repeated by every part of the screen that wants to know the user.
    retryOnMount: false,
    refetchOnWindowFocus: () => (isSignedOut() ? 'always' : true),
    refetchOnReconnect: () => isSignedOut() && 'always',
  });
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === undefined) return false;
  if (error.status === 200) return error.hasEnvelope;
  return REFUSING_STATUSES.includes(error.status);
}

/**
 * Asks for the session anew, such as after a change of the user.
 * @returns whether somebody is signed in; false also when it could not be found out
 */
export async function refreshSession(queryClient: QueryClient): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: sessionKey });
  const user = await queryClient
    .fetchQuery({ ...sessionQueryOptions(), staleTime: 0 })
    .catch(() => undefined);
  return Boolean(user);
}

/**
 * Takes over the session that a login or a registration has just opened, and drops what was cached for the visitor
 * or for another user before.
 * @returns whether the session could be loaded
 */
export async function startSession(queryClient: QueryClient): Promise<boolean> {
  clearSignedOut();
  const signedIn = await refreshSession(queryClient);
  dropLoaded(queryClient);
  return signedIn;
}

/** Drops what was loaded for somebody else; what is on screen is loaded anew. */
function dropLoaded(queryClient: QueryClient): void {
  dropEarlyAnswers();
  queryClient.removeQueries({ predicate: isNotSession, type: 'inactive' });
  void queryClient.resetQueries({ predicate: isNotSession });
}

/** Puts known changes into the cached user, such as a new balance, without asking the server. */
export function updateSessionUser(queryClient: QueryClient, changes: Partial<SessionUser>): void {
  queryClient.setQueryData(sessionQueryOptions().queryKey, (user) => (user ? { ...user, ...changes } : user));
}

/**
 * A call was answered with "no session" (401 or 419): asks for the session once more, by the rule for every query (2 §9),
 * and only when that fails too, for whatever reason, the user is a visitor. Does nothing for a visitor, or while the session is being asked for.
 */
export async function recheckSession(queryClient: QueryClient): Promise<void> {
  const { queryKey } = sessionQueryOptions();
  const isAsking = queryClient.isFetching({ queryKey: sessionKey, exact: true }) > 0;
  if (isAsking || !queryClient.getQueryData(queryKey)) return;
  try {
    await queryClient.fetchQuery({ ...sessionQueryOptions(), staleTime: 0 });
  } catch {
    queryClient.setQueryData(queryKey, null);
  }
}

/** Forgets the user and everything that was loaded for them. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  dropEarlyAnswers();
  await queryClient.cancelQueries();
  queryClient.setQueryData(sessionQueryOptions().queryKey, null);
  queryClient.removeQueries({ predicate: isNotSession });
  queryClient.getMutationCache().clear();
}

function isNotSession({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== sessionKey[0];
}
