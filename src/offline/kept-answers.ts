import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { contractVersion } from '@generated/contract-version';
import { getGetSessionQueryKey } from '@generated/endpoints/session/session';
import { ChallengeList } from '@generated/model/challenge-list.zod';
import { CommentPage } from '@generated/model/comment-page.zod';
import { EventBannerList } from '@generated/model/event-banner-list.zod';
import { ExchangeListResponse } from '@generated/model/exchange-list-response.zod';
import { ExchangeResponse } from '@generated/model/exchange-response.zod';
import { NotificationSettingResponse } from '@generated/model/notification-setting-response.zod';
import { ProductListResponse } from '@generated/model/product-list-response.zod';
import { ProductResponse } from '@generated/model/product-response.zod';
import { SessionUser } from '@generated/model/session-user.zod';
import { SpotPage } from '@generated/model/spot-page.zod';
import { Spot } from '@generated/model/spot.zod';
import { toSessionUser } from '@/domain/account/session-user';
import { forgetKept } from './forget-kept';
import { keptStore } from './kept-store';

/** How long an answer is shown without a connection, in milliseconds: a journey of a week. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** A clock that was set back makes answers of the future; further ahead than this, it was wrong before. In milliseconds. */
const FUTURE_MAX_MS = 24 * 60 * 60 * 1000;

const SESSION_PATH = getGetSessionQueryKey()[0];

/** What is kept, by the path of its question, with what the contract says of it. Everything else is not. */
const CONTENTS: readonly (readonly [path: RegExp, content: z.ZodMiniType])[] = [
  [/^\/v1\/users\/session\/me$/, SessionUser],
  [/^\/api\/spots\/(latest|most-liked)$/, SpotPage],
  [/^\/api\/spots\/\d+$/, Spot],
  [/^\/api\/spots\/\d+\/comments(\/\d+\/replies)?$/, CommentPage],
  [/^\/api\/community\/events\/banner$/, EventBannerList],
  [/^\/api\/challenges\/(upcoming|ongoing|completed)$/, ChallengeList],
  [/^\/v1\/products$/, ProductListResponse],
  [/^\/v1\/products\/\d+$/, ProductResponse],
  [/^\/v1\/products\/my(\/goods)?$/, ExchangeListResponse],
  [/^\/v1\/products\/exchanges\/\d+\/detail$/, ExchangeResponse],
  [/^\/v1\/notification\/settings$/, NotificationSettingResponse],
];

/**
 * What is never shown while the server is still asked, because somebody acts on it: who is signed in (1 §2) with the balance,
 * the price at which one buys, the voucher that is handed over, and a switch.
 */
const AWAITED = [
  /^\/v1\/users\/session\/me$/,
  /^\/v1\/products\/\d+$/,
  /^\/v1\/products\/exchanges\/\d+\/detail$/,
  /^\/v1\/notification\/settings$/,
];

const Owned = z.object({ userId: z.number() });

/** Whose answers these are: a user's id; none for a visitor. */
const ownerOf = (session: unknown): string => {
  const read = z.safeParse(Owned, session);
  return read.success ? String(read.data.userId) : 'visitor';
};

function describe({ queryKey }: Pick<Query, 'queryKey'>) {
  const isEndless = queryKey[0] === 'infinite';
  const path = String(queryKey[isEndless ? 1 : 0]);
  const content = CONTENTS.find(([pattern]) => pattern.test(path))?.[1];
  const schema =
    content && isEndless ? z.object({ pages: z.array(content), pageParams: z.array(z.unknown()) }) : content;
  return {
    isSession: path === SESSION_PATH,
    isAwaited: AWAITED.some((pattern) => pattern.test(path)),
    schema,
  };
}

/** @throws for what is no entry, or from too far ahead: it is removed then */
function readEntry(text: string): PersistedQuery {
  const entry: PersistedQuery = JSON.parse(text);
  if (entry.state.dataUpdatedAt > Date.now() + FUTURE_MAX_MS) throw new Error('The clock was wrong.');
  return entry;
}

/** The session stands for itself: it tells who the others are kept for. */
const persisterOf = (owner: string) =>
  experimental_createQueryPersister({
    storage: keptStore,
    buster: contractVersion,
    maxAge: KEPT_MS,
    prefix: owner,
    deserialize: readEntry,
  });

const ownerOfQuery = (client: QueryClient, isSession: boolean) =>
  isSession ? 'session' : ownerOf(client.getQueryData([SESSION_PATH]));

/** Keeps the answer of a query, unless it is gone or belongs to somebody else by now. Never rejects. */
export async function keep(client: QueryClient, query: Query): Promise<void> {
  const { isSession, schema } = describe(query);
  if (!schema || client.getQueryCache().get(query.queryHash) !== query) return;
  const { data } = query.state;
  try {
    const persister = persisterOf(ownerOfQuery(client, isSession));
    if (!isSession) return await persister.persistQuery(query);
    const before = await persister.retrieveQuery(query.queryHash);
    // Nobody, or somebody else: what was kept of a user is gone.
    if (before !== undefined && ownerOf(before) !== ownerOf(data)) await forgetKept();
    if (data !== null) await persister.persistQuery(query);
  } catch {
    // No room, or no storage: what was kept before may still be there.
  }
}

/**
 * What was kept for a query, if the contract of today still allows it.
 * @returns undefined where there is nothing. Never rejects.
 */
export async function find(client: QueryClient, query: Query): Promise<unknown> {
  const { isSession, schema } = describe(query);
  if (!schema) return undefined;
  try {
    const kept = persisterOf(ownerOfQuery(client, isSession));
    const data: unknown = await kept.retrieveQuery(query.queryHash, ({ state: { dataUpdatedAt } }) =>
      // It is as old as it is, and asked for anew at the next occasion.
      query.setState({ dataUpdatedAt: Math.min(dataUpdatedAt, Date.now()), isInvalidated: true }),
    );
    const read = z.safeParse(schema, data);
    if (!read.success) return undefined;
    return isSession ? toSessionUser(SessionUser.parse(data)) : data;
  } catch {
    return undefined;
  }
}

/** What was kept for a query, where it may be shown while the server is still asked. Never rejects. */
export async function findEarly(client: QueryClient, query: Query): Promise<unknown> {
  return describe(query).isAwaited ? undefined : find(client, query);
}
