/**
 * Generated from openapi/: do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type { Failure } from '../../model/failure.zod.ts';

import type { ListNearbyParams } from '../../model/list-nearby-params.zod.ts';

import { NearbyResponse } from '../../model/nearby-response.zod.ts';

import type { SearchMapParams } from '../../model/search-map-params.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';

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

export const getListNearbyUrl = (params: ListNearbyParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/spots/nearby?${stringifiedParams}` : `/api/spots/nearby`;
};

/**
 * The challenges and spots within a radius around a position. Clients keep the answer for 60 s, show what lies within 3000 m, or everything when nothing does, and leave out a POST with fewer than 10 likes (2 §5).
 * @summary What stands around a position
 */
export const listNearby = async (
  params: ListNearbyParams,
  options?: Parameters<typeof http>[1],
): Promise<NearbyResponse> => {
  return http<NearbyResponse>(getListNearbyUrl(params), {
    ...options,
    method: 'GET',

    schema: NearbyResponse,
  });
};

export const getListNearbyQueryKey = (params?: ListNearbyParams) => {
  return [`/api/spots/nearby`, ...(params ? [params] : [])] as const;
};

export const getListNearbyQueryOptions = <
  TData = Awaited<ReturnType<typeof listNearby>>,
  TError = ErrorType<Failure>,
>(
  params: ListNearbyParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearby>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListNearbyQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNearby>>> = ({ signal }) =>
    listNearby(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listNearby>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListNearbyQueryResult = NonNullable<Awaited<ReturnType<typeof listNearby>>>;
export type ListNearbyQueryError = ErrorType<Failure>;

export function useListNearby<TData = Awaited<ReturnType<typeof listNearby>>, TError = ErrorType<Failure>>(
  params: ListNearbyParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearby>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearby>>,
          TError,
          Awaited<ReturnType<typeof listNearby>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNearby<TData = Awaited<ReturnType<typeof listNearby>>, TError = ErrorType<Failure>>(
  params: ListNearbyParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearby>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearby>>,
          TError,
          Awaited<ReturnType<typeof listNearby>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNearby<TData = Awaited<ReturnType<typeof listNearby>>, TError = ErrorType<Failure>>(
  params: ListNearbyParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearby>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What stands around a position
 */

export function useListNearby<TData = Awaited<ReturnType<typeof listNearby>>, TError = ErrorType<Failure>>(
  params: ListNearbyParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearby>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNearbyQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchMapUrl = (params: SearchMapParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/spots/map/search?${stringifiedParams}`
    : `/api/spots/map/search`;
};

/**
 * The challenges and spots whose name contains the text, wherever they are, the most liked first. Clients send the text trimmed and never empty.
 * @summary Search on the map
 */
export const searchMap = async (
  params: SearchMapParams,
  options?: Parameters<typeof http>[1],
): Promise<NearbyResponse> => {
  return http<NearbyResponse>(getSearchMapUrl(params), {
    ...options,
    method: 'GET',

    schema: NearbyResponse,
  });
};

export const getSearchMapQueryKey = (params?: SearchMapParams) => {
  return [`/api/spots/map/search`, ...(params ? [params] : [])] as const;
};

export const getSearchMapQueryOptions = <
  TData = Awaited<ReturnType<typeof searchMap>>,
  TError = ErrorType<Failure>,
>(
  params: SearchMapParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMap>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchMapQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMap>>> = ({ signal }) =>
    searchMap(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchMap>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchMapQueryResult = NonNullable<Awaited<ReturnType<typeof searchMap>>>;
export type SearchMapQueryError = ErrorType<Failure>;

export function useSearchMap<TData = Awaited<ReturnType<typeof searchMap>>, TError = ErrorType<Failure>>(
  params: SearchMapParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMap>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMap>>,
          TError,
          Awaited<ReturnType<typeof searchMap>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchMap<TData = Awaited<ReturnType<typeof searchMap>>, TError = ErrorType<Failure>>(
  params: SearchMapParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMap>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMap>>,
          TError,
          Awaited<ReturnType<typeof searchMap>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchMap<TData = Awaited<ReturnType<typeof searchMap>>, TError = ErrorType<Failure>>(
  params: SearchMapParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMap>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search on the map
 */

export function useSearchMap<TData = Awaited<ReturnType<typeof searchMap>>, TError = ErrorType<Failure>>(
  params: SearchMapParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMap>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchMapQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
