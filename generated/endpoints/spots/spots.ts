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

import type { Failure } from '../../model/failure.zod.ts';

import type { ListLatestSpotsParams } from '../../model/list-latest-spots-params.zod.ts';

import type { ListMostLikedSpotsParams } from '../../model/list-most-liked-spots-params.zod.ts';

import { SpotCreatedResponse } from '../../model/spot-created-response.zod.ts';

import type { SpotForm } from '../../model/spot-form.zod.ts';

import { SpotPage } from '../../model/spot-page.zod.ts';

import { Spot } from '../../model/spot.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType, BodyType } from '../../../src/api/http.ts';
import { toFormData } from '../../../src/api/form-data.ts';

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

export const getListLatestSpotsUrl = (params?: ListLatestSpotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/spots/latest?${stringifiedParams}` : `/api/spots/latest`;
};

/**
 * One page of the feed 최신순, the newest first. Visitors may call it; `likedByMe` then is false. A page behind the last one has an empty `content`.
 * @summary The latest spots
 */
export const listLatestSpots = async (
  params?: ListLatestSpotsParams,
  options?: Parameters<typeof http>[1],
): Promise<SpotPage> => {
  return http<SpotPage>(getListLatestSpotsUrl(params), {
    ...options,
    method: 'GET',

    schema: SpotPage,
  });
};

export const getListLatestSpotsInfiniteQueryKey = (params?: ListLatestSpotsParams) => {
  return ['infinite', `/api/spots/latest`, ...(params ? [params] : [])] as const;
};

export const getListLatestSpotsQueryKey = (params?: ListLatestSpotsParams) => {
  return [`/api/spots/latest`, ...(params ? [params] : [])] as const;
};

export const getListLatestSpotsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listLatestSpots>>, ListLatestSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listLatestSpots>>,
        TError,
        TData,
        QueryKey,
        ListLatestSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLatestSpotsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listLatestSpots>>,
    QueryKey,
    ListLatestSpotsParams['page']
  > = ({ signal, pageParam }) =>
    listLatestSpots({ ...params, page: pageParam ?? params?.['page'] }, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listLatestSpots>>,
    TError,
    TData,
    QueryKey,
    ListLatestSpotsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLatestSpotsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLatestSpots>>>;
export type ListLatestSpotsInfiniteQueryError = ErrorType<Failure>;

export function useListLatestSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listLatestSpots>>, ListLatestSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListLatestSpotsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listLatestSpots>>,
        TError,
        TData,
        QueryKey,
        ListLatestSpotsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLatestSpots>>,
          TError,
          Awaited<ReturnType<typeof listLatestSpots>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLatestSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listLatestSpots>>, ListLatestSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listLatestSpots>>,
        TError,
        TData,
        QueryKey,
        ListLatestSpotsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLatestSpots>>,
          TError,
          Awaited<ReturnType<typeof listLatestSpots>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLatestSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listLatestSpots>>, ListLatestSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listLatestSpots>>,
        TError,
        TData,
        QueryKey,
        ListLatestSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The latest spots
 */

export function useListLatestSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listLatestSpots>>, ListLatestSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listLatestSpots>>,
        TError,
        TData,
        QueryKey,
        ListLatestSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLatestSpotsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListLatestSpotsQueryOptions = <
  TData = Awaited<ReturnType<typeof listLatestSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLatestSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLatestSpotsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLatestSpots>>> = ({ signal }) =>
    listLatestSpots(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listLatestSpots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLatestSpotsQueryResult = NonNullable<Awaited<ReturnType<typeof listLatestSpots>>>;
export type ListLatestSpotsQueryError = ErrorType<Failure>;

export function useListLatestSpots<
  TData = Awaited<ReturnType<typeof listLatestSpots>>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListLatestSpotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLatestSpots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLatestSpots>>,
          TError,
          Awaited<ReturnType<typeof listLatestSpots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLatestSpots<
  TData = Awaited<ReturnType<typeof listLatestSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLatestSpots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLatestSpots>>,
          TError,
          Awaited<ReturnType<typeof listLatestSpots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLatestSpots<
  TData = Awaited<ReturnType<typeof listLatestSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLatestSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The latest spots
 */

export function useListLatestSpots<
  TData = Awaited<ReturnType<typeof listLatestSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListLatestSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLatestSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLatestSpotsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMostLikedSpotsUrl = (params?: ListMostLikedSpotsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/spots/most-liked?${stringifiedParams}`
    : `/api/spots/most-liked`;
};

/**
 * One page of the feed 인기순, the most liked first and the newer first among equals. Visitors may call it; `likedByMe` then is false. A page behind the last one has an empty `content`.
 * @summary The most liked spots
 */
export const listMostLikedSpots = async (
  params?: ListMostLikedSpotsParams,
  options?: Parameters<typeof http>[1],
): Promise<SpotPage> => {
  return http<SpotPage>(getListMostLikedSpotsUrl(params), {
    ...options,
    method: 'GET',

    schema: SpotPage,
  });
};

export const getListMostLikedSpotsInfiniteQueryKey = (params?: ListMostLikedSpotsParams) => {
  return ['infinite', `/api/spots/most-liked`, ...(params ? [params] : [])] as const;
};

export const getListMostLikedSpotsQueryKey = (params?: ListMostLikedSpotsParams) => {
  return [`/api/spots/most-liked`, ...(params ? [params] : [])] as const;
};

export const getListMostLikedSpotsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listMostLikedSpots>>, ListMostLikedSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listMostLikedSpots>>,
        TError,
        TData,
        QueryKey,
        ListMostLikedSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMostLikedSpotsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listMostLikedSpots>>,
    QueryKey,
    ListMostLikedSpotsParams['page']
  > = ({ signal, pageParam }) =>
    listMostLikedSpots({ ...params, page: pageParam ?? params?.['page'] }, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listMostLikedSpots>>,
    TError,
    TData,
    QueryKey,
    ListMostLikedSpotsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMostLikedSpotsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listMostLikedSpots>>
>;
export type ListMostLikedSpotsInfiniteQueryError = ErrorType<Failure>;

export function useListMostLikedSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listMostLikedSpots>>, ListMostLikedSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListMostLikedSpotsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listMostLikedSpots>>,
        TError,
        TData,
        QueryKey,
        ListMostLikedSpotsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          TError,
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMostLikedSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listMostLikedSpots>>, ListMostLikedSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listMostLikedSpots>>,
        TError,
        TData,
        QueryKey,
        ListMostLikedSpotsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          TError,
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMostLikedSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listMostLikedSpots>>, ListMostLikedSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listMostLikedSpots>>,
        TError,
        TData,
        QueryKey,
        ListMostLikedSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The most liked spots
 */

export function useListMostLikedSpotsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listMostLikedSpots>>, ListMostLikedSpotsParams['page']>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listMostLikedSpots>>,
        TError,
        TData,
        QueryKey,
        ListMostLikedSpotsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMostLikedSpotsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMostLikedSpotsQueryOptions = <
  TData = Awaited<ReturnType<typeof listMostLikedSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostLikedSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMostLikedSpotsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostLikedSpots>>> = ({ signal }) =>
    listMostLikedSpots(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMostLikedSpots>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMostLikedSpotsQueryResult = NonNullable<Awaited<ReturnType<typeof listMostLikedSpots>>>;
export type ListMostLikedSpotsQueryError = ErrorType<Failure>;

export function useListMostLikedSpots<
  TData = Awaited<ReturnType<typeof listMostLikedSpots>>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListMostLikedSpotsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostLikedSpots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          TError,
          Awaited<ReturnType<typeof listMostLikedSpots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMostLikedSpots<
  TData = Awaited<ReturnType<typeof listMostLikedSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostLikedSpots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostLikedSpots>>,
          TError,
          Awaited<ReturnType<typeof listMostLikedSpots>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMostLikedSpots<
  TData = Awaited<ReturnType<typeof listMostLikedSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostLikedSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The most liked spots
 */

export function useListMostLikedSpots<
  TData = Awaited<ReturnType<typeof listMostLikedSpots>>,
  TError = ErrorType<Failure>,
>(
  params?: ListMostLikedSpotsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostLikedSpots>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMostLikedSpotsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSpotUrl = (id: number) => {
  return `/api/spots/${id}`;
};

/**
 * A spot by its id. Visitors may call it; `likedByMe` then is false. The body is the spot itself; clients also read a spot inside the envelope.
 * @summary One spot
 */
export const getSpot = async (id: number, options?: Parameters<typeof http>[1]): Promise<Spot> => {
  return http<Spot>(getGetSpotUrl(id), {
    ...options,
    method: 'GET',

    schema: Spot,
  });
};

export const getGetSpotQueryKey = (id: number) => {
  return [`/api/spots/${id}`] as const;
};

export const getGetSpotQueryOptions = <
  TData = Awaited<ReturnType<typeof getSpot>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpot>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSpotQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpot>>> = ({ signal }) =>
    getSpot(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getSpot>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSpotQueryResult = NonNullable<Awaited<ReturnType<typeof getSpot>>>;
export type GetSpotQueryError = ErrorType<Failure>;

export function useGetSpot<TData = Awaited<ReturnType<typeof getSpot>>, TError = ErrorType<Failure>>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpot>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpot>>,
          TError,
          Awaited<ReturnType<typeof getSpot>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSpot<TData = Awaited<ReturnType<typeof getSpot>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpot>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpot>>,
          TError,
          Awaited<ReturnType<typeof getSpot>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSpot<TData = Awaited<ReturnType<typeof getSpot>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpot>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One spot
 */

export function useGetSpot<TData = Awaited<ReturnType<typeof getSpot>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpot>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSpotQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateSpotUrl = () => {
  return `/api/spots`;
};

/**
 * Posts a spot with up to 3 pictures, as multipart: one part `data` with the fields as JSON and one part `images` for each picture. The author is the session's user. Hashtags come without their leading # and differ from each other; the unused ones and an unset theme are left out. The new spot leads the feed 최신순 at once.
 * @summary Post a spot
 */
export const createSpot = async (
  spotForm: SpotForm,
  options?: Parameters<typeof http>[1],
): Promise<SpotCreatedResponse> => {
  const formData = toFormData(spotForm);
  return http<SpotCreatedResponse>(getCreateSpotUrl(), {
    ...options,
    method: 'POST',
    body: formData,
    schema: SpotCreatedResponse,
  });
};

export const getCreateSpotMutationKey = () => ['createSpot'] as const;

export const getCreateSpotMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createSpot>>,
    TError,
    CreateSpotMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createSpot>>,
  TError,
  CreateSpotMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSpotMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSpot>>, CreateSpotMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return createSpot(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSpotMutationResult = NonNullable<Awaited<ReturnType<typeof createSpot>>>;
export type CreateSpotMutationBody = BodyType<SpotForm>;
export type CreateSpotMutationError = ErrorType<Failure>;
export type CreateSpotMutationVariables = { data: BodyType<SpotForm> };

/**
 * @summary Post a spot
 */
export const useCreateSpot = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createSpot>>,
      TError,
      CreateSpotMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createSpot>>,
  TError,
  CreateSpotMutationVariables,
  TContext
> => {
  return useMutation(getCreateSpotMutationOptions(options), queryClient);
};
export const getLikeSpotUrl = (id: number) => {
  return `/api/spots/${id}/like`;
};

/**
 * The session's user likes the spot. Liking again changes nothing and succeeds. Clients show the like before the answer comes and take it back on a failure.
 * @summary Like a spot
 */
export const likeSpot = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getLikeSpotUrl(id), {
    ...options,
    method: 'POST',
  });
};

export const getLikeSpotMutationKey = () => ['likeSpot'] as const;

export const getLikeSpotMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof likeSpot>>,
    TError,
    LikeSpotMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof likeSpot>>, TError, LikeSpotMutationVariables, TContext> => {
  const mutationKey = getLikeSpotMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof likeSpot>>, LikeSpotMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return likeSpot(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LikeSpotMutationResult = NonNullable<Awaited<ReturnType<typeof likeSpot>>>;

export type LikeSpotMutationError = ErrorType<Failure>;
export type LikeSpotMutationVariables = { id: number };

/**
 * @summary Like a spot
 */
export const useLikeSpot = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof likeSpot>>,
      TError,
      LikeSpotMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof likeSpot>>, TError, LikeSpotMutationVariables, TContext> => {
  return useMutation(getLikeSpotMutationOptions(options), queryClient);
};
export const getUnlikeSpotUrl = (id: number) => {
  return `/api/spots/${id}/like`;
};

/**
 * The session's user likes the spot no longer. Taking back what is not there changes nothing and succeeds.
 * @summary Take a like back
 */
export const unlikeSpot = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getUnlikeSpotUrl(id), {
    ...options,
    method: 'DELETE',
  });
};

export const getUnlikeSpotMutationKey = () => ['unlikeSpot'] as const;

export const getUnlikeSpotMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof unlikeSpot>>,
    TError,
    UnlikeSpotMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof unlikeSpot>>,
  TError,
  UnlikeSpotMutationVariables,
  TContext
> => {
  const mutationKey = getUnlikeSpotMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlikeSpot>>, UnlikeSpotMutationVariables> = (
    props,
  ) => {
    const { id } = props ?? {};

    return unlikeSpot(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UnlikeSpotMutationResult = NonNullable<Awaited<ReturnType<typeof unlikeSpot>>>;

export type UnlikeSpotMutationError = ErrorType<Failure>;
export type UnlikeSpotMutationVariables = { id: number };

/**
 * @summary Take a like back
 */
export const useUnlikeSpot = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof unlikeSpot>>,
      TError,
      UnlikeSpotMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof unlikeSpot>>,
  TError,
  UnlikeSpotMutationVariables,
  TContext
> => {
  return useMutation(getUnlikeSpotMutationOptions(options), queryClient);
};
