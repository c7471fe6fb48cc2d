/**
 * Generated from openapi/: do not edit.
 */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { Acknowledgement } from '../../model/acknowledgement.zod.ts';

import { ChallengeList } from '../../model/challenge-list.zod.ts';

import type { ChallengeProof } from '../../model/challenge-proof.zod.ts';

import type { ChallengeStart } from '../../model/challenge-start.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { ListCompletedChallengesParams } from '../../model/list-completed-challenges-params.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType, BodyType } from '../../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListUpcomingChallengesUrl = () => {
  return `/api/challenges/upcoming`;
};

/**
 * The challenges that the server recommends to the session's user and that are not started yet (진행전), as an array or as an object with `content`.
 * @summary Challenges that can be started
 */
export const listUpcomingChallenges = async (
  options?: Parameters<typeof http>[1],
): Promise<ChallengeList> => {
  return http<ChallengeList>(getListUpcomingChallengesUrl(), {
    ...options,
    method: 'GET',

    schema: ChallengeList,
  });
};

export const getListUpcomingChallengesQueryKey = () => {
  return [`/api/challenges/upcoming`] as const;
};

export const getListUpcomingChallengesQueryOptions = <
  TData = Awaited<ReturnType<typeof listUpcomingChallenges>>,
  TError = ErrorType<Failure>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingChallenges>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListUpcomingChallengesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUpcomingChallenges>>> = ({ signal }) =>
    listUpcomingChallenges({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listUpcomingChallenges>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListUpcomingChallengesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listUpcomingChallenges>>
>;
export type ListUpcomingChallengesQueryError = ErrorType<Failure>;

export function useListUpcomingChallenges<
  TData = Awaited<ReturnType<typeof listUpcomingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingChallenges>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpcomingChallenges>>,
          TError,
          Awaited<ReturnType<typeof listUpcomingChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListUpcomingChallenges<
  TData = Awaited<ReturnType<typeof listUpcomingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingChallenges>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpcomingChallenges>>,
          TError,
          Awaited<ReturnType<typeof listUpcomingChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListUpcomingChallenges<
  TData = Awaited<ReturnType<typeof listUpcomingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Challenges that can be started
 */

export function useListUpcomingChallenges<
  TData = Awaited<ReturnType<typeof listUpcomingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUpcomingChallengesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOngoingChallengesUrl = () => {
  return `/api/challenges/ongoing`;
};

/**
 * The challenges that the session's user has started and not completed (진행중), as an array or as an object with `content`. Clients ask for a proof within 120 m of one of them (2 §4).
 * @summary Challenges in progress
 */
export const listOngoingChallenges = async (options?: Parameters<typeof http>[1]): Promise<ChallengeList> => {
  return http<ChallengeList>(getListOngoingChallengesUrl(), {
    ...options,
    method: 'GET',

    schema: ChallengeList,
  });
};

export const getListOngoingChallengesQueryKey = () => {
  return [`/api/challenges/ongoing`] as const;
};

export const getListOngoingChallengesQueryOptions = <
  TData = Awaited<ReturnType<typeof listOngoingChallenges>>,
  TError = ErrorType<Failure>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOngoingChallenges>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOngoingChallengesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOngoingChallenges>>> = ({ signal }) =>
    listOngoingChallenges({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOngoingChallenges>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOngoingChallengesQueryResult = NonNullable<Awaited<ReturnType<typeof listOngoingChallenges>>>;
export type ListOngoingChallengesQueryError = ErrorType<Failure>;

export function useListOngoingChallenges<
  TData = Awaited<ReturnType<typeof listOngoingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOngoingChallenges>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOngoingChallenges>>,
          TError,
          Awaited<ReturnType<typeof listOngoingChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOngoingChallenges<
  TData = Awaited<ReturnType<typeof listOngoingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOngoingChallenges>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOngoingChallenges>>,
          TError,
          Awaited<ReturnType<typeof listOngoingChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOngoingChallenges<
  TData = Awaited<ReturnType<typeof listOngoingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOngoingChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Challenges in progress
 */

export function useListOngoingChallenges<
  TData = Awaited<ReturnType<typeof listOngoingChallenges>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOngoingChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOngoingChallengesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompletedChallengesUrl = (params?: ListCompletedChallengesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/challenges/completed?${stringifiedParams}`
    : `/api/challenges/completed`;
};

/**
 * The challenges that the session's user has completed (완료), the latest first, as an array or as an object with `content`. The next part follows the challenge named by `lastId`; the list ends when fewer than `size` come.
 * @summary Completed challenges
 */
export const listCompletedChallenges = async (
  params?: ListCompletedChallengesParams,
  options?: Parameters<typeof http>[1],
): Promise<ChallengeList> => {
  return http<ChallengeList>(getListCompletedChallengesUrl(params), {
    ...options,
    method: 'GET',

    schema: ChallengeList,
  });
};

export const getListCompletedChallengesInfiniteQueryKey = (params?: ListCompletedChallengesParams) => {
  return ['infinite', `/api/challenges/completed`, ...(params ? [params] : [])] as const;
};

export const getListCompletedChallengesQueryKey = (params?: ListCompletedChallengesParams) => {
  return [`/api/challenges/completed`, ...(params ? [params] : [])] as const;
};

export const getListCompletedChallengesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    ListCompletedChallengesParams['lastId']
  >,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompletedChallenges>>,
        TError,
        TData,
        QueryKey,
        ListCompletedChallengesParams['lastId']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompletedChallengesInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    QueryKey,
    ListCompletedChallengesParams['lastId']
  > = ({ signal, pageParam }) =>
    listCompletedChallenges(
      { ...params, lastId: pageParam ?? params?.['lastId'] },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    TError,
    TData,
    QueryKey,
    ListCompletedChallengesParams['lastId']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompletedChallengesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompletedChallenges>>
>;
export type ListCompletedChallengesInfiniteQueryError = ErrorType<Failure>;

export function useListCompletedChallengesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    ListCompletedChallengesParams['lastId']
  >,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListCompletedChallengesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompletedChallenges>>,
        TError,
        TData,
        QueryKey,
        ListCompletedChallengesParams['lastId']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          TError,
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompletedChallengesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    ListCompletedChallengesParams['lastId']
  >,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompletedChallenges>>,
        TError,
        TData,
        QueryKey,
        ListCompletedChallengesParams['lastId']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          TError,
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompletedChallengesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    ListCompletedChallengesParams['lastId']
  >,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompletedChallenges>>,
        TError,
        TData,
        QueryKey,
        ListCompletedChallengesParams['lastId']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Completed challenges
 */

export function useListCompletedChallengesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    ListCompletedChallengesParams['lastId']
  >,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompletedChallenges>>,
        TError,
        TData,
        QueryKey,
        ListCompletedChallengesParams['lastId']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompletedChallengesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompletedChallengesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompletedChallenges>>,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompletedChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompletedChallengesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompletedChallenges>>> = ({ signal }) =>
    listCompletedChallenges(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompletedChallenges>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompletedChallengesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompletedChallenges>>
>;
export type ListCompletedChallengesQueryError = ErrorType<Failure>;

export function useListCompletedChallenges<
  TData = Awaited<ReturnType<typeof listCompletedChallenges>>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListCompletedChallengesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompletedChallenges>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          TError,
          Awaited<ReturnType<typeof listCompletedChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompletedChallenges<
  TData = Awaited<ReturnType<typeof listCompletedChallenges>>,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompletedChallenges>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompletedChallenges>>,
          TError,
          Awaited<ReturnType<typeof listCompletedChallenges>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompletedChallenges<
  TData = Awaited<ReturnType<typeof listCompletedChallenges>>,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompletedChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Completed challenges
 */

export function useListCompletedChallenges<
  TData = Awaited<ReturnType<typeof listCompletedChallenges>>,
  TError = ErrorType<Failure>,
>(
  params?: ListCompletedChallengesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompletedChallenges>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompletedChallengesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getStartChallengeUrl = (id: number) => {
  return `/api/challenges/${id}/start`;
};

/**
 * The session's user starts an upcoming challenge; it moves from the upcoming to the ongoing list. Clients send where the user is, or the default centre when they do not know it, so the server does not judge the distance.
 * @summary Start a challenge
 */
export const startChallenge = async (
  id: number,
  challengeStart: ChallengeStart,
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<Acknowledgement>(getStartChallengeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(challengeStart),
    schema: Acknowledgement,
  });
};

export const getStartChallengeMutationKey = () => ['startChallenge'] as const;

export const getStartChallengeMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof startChallenge>>,
    TError,
    StartChallengeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof startChallenge>>,
  TError,
  StartChallengeMutationVariables,
  TContext
> => {
  const mutationKey = getStartChallengeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof startChallenge>>,
    StartChallengeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return startChallenge(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type StartChallengeMutationResult = NonNullable<Awaited<ReturnType<typeof startChallenge>>>;
export type StartChallengeMutationBody = BodyType<ChallengeStart>;
export type StartChallengeMutationError = ErrorType<Failure>;
export type StartChallengeMutationVariables = { id: number; data: BodyType<ChallengeStart> };

/**
 * @summary Start a challenge
 */
export const useStartChallenge = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof startChallenge>>,
      TError,
      StartChallengeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof startChallenge>>,
  TError,
  StartChallengeMutationVariables,
  TContext
> => {
  return useMutation(getStartChallengeMutationOptions(options), queryClient);
};
export const getRefreshUpcomingChallengesUrl = () => {
  return `/api/challenges/upcoming/refresh`;
};

/**
 * Has the server choose the session user's upcoming challenges anew, as after a start: others come, as far as there are any. Clients then load the upcoming list again.
 * @summary Renew the upcoming challenges
 */
export const refreshUpcomingChallenges = async (
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  return http<Acknowledgement>(getRefreshUpcomingChallengesUrl(), {
    ...options,
    method: 'POST',

    schema: Acknowledgement,
  });
};

export const getRefreshUpcomingChallengesMutationKey = () => ['refreshUpcomingChallenges'] as const;

export const getRefreshUpcomingChallengesMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof refreshUpcomingChallenges>>,
    TError,
    void,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof refreshUpcomingChallenges>>, TError, void, TContext> => {
  const mutationKey = getRefreshUpcomingChallengesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshUpcomingChallenges>>, void> = () => {
    return refreshUpcomingChallenges(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RefreshUpcomingChallengesMutationResult = NonNullable<
  Awaited<ReturnType<typeof refreshUpcomingChallenges>>
>;

export type RefreshUpcomingChallengesMutationError = ErrorType<Failure>;

/**
 * @summary Renew the upcoming challenges
 */
export const useRefreshUpcomingChallenges = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof refreshUpcomingChallenges>>,
      TError,
      void,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof refreshUpcomingChallenges>>, TError, void, TContext> => {
  return useMutation(getRefreshUpcomingChallengesMutationOptions(options), queryClient);
};
export const getCompleteChallengeUrl = (id: number) => {
  return `/api/challenges/${id}/complete`;
};

/**
 * The session's user proves an ongoing challenge with a photo and completes it; it moves from the ongoing to the completed list. Clients only log a failure and keep their own completion (2 §8).
 * @summary Complete a challenge
 */
export const completeChallenge = async (
  id: number,
  challengeProof: ChallengeProof,
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<Acknowledgement>(getCompleteChallengeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(challengeProof),
    schema: Acknowledgement,
  });
};

export const getCompleteChallengeMutationKey = () => ['completeChallenge'] as const;

export const getCompleteChallengeMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof completeChallenge>>,
    TError,
    CompleteChallengeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof completeChallenge>>,
  TError,
  CompleteChallengeMutationVariables,
  TContext
> => {
  const mutationKey = getCompleteChallengeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof completeChallenge>>,
    CompleteChallengeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return completeChallenge(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CompleteChallengeMutationResult = NonNullable<Awaited<ReturnType<typeof completeChallenge>>>;
export type CompleteChallengeMutationBody = BodyType<ChallengeProof>;
export type CompleteChallengeMutationError = ErrorType<Failure>;
export type CompleteChallengeMutationVariables = { id: number; data: BodyType<ChallengeProof> };

/**
 * @summary Complete a challenge
 */
export const useCompleteChallenge = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof completeChallenge>>,
      TError,
      CompleteChallengeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof completeChallenge>>,
  TError,
  CompleteChallengeMutationVariables,
  TContext
> => {
  return useMutation(getCompleteChallengeMutationOptions(options), queryClient);
};
