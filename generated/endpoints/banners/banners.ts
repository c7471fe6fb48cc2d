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

import { EventBannerList } from '../../model/event-banner-list.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { ListEventBannersParams } from '../../model/list-event-banners-params.zod.ts';

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

export const getListEventBannersUrl = (params?: ListEventBannersParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/community/events/banner?${stringifiedParams}`
    : `/api/community/events/banner`;
};

/**
 * The regional festivals to announce at the top of the community, in the order in which they rotate. Visitors may call it. Clients take anything other than an array, and a failure, for no banners.
 * @summary The festival banners
 */
export const listEventBanners = async (
  params?: ListEventBannersParams,
  options?: Parameters<typeof http>[1],
): Promise<EventBannerList> => {
  return http<EventBannerList>(getListEventBannersUrl(params), {
    ...options,
    method: 'GET',

    schema: EventBannerList,
  });
};

export const getListEventBannersQueryKey = (params?: ListEventBannersParams) => {
  return [`/api/community/events/banner`, ...(params ? [params] : [])] as const;
};

export const getListEventBannersQueryOptions = <
  TData = Awaited<ReturnType<typeof listEventBanners>>,
  TError = ErrorType<Failure>,
>(
  params?: ListEventBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventBanners>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListEventBannersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventBanners>>> = ({ signal }) =>
    listEventBanners(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listEventBanners>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListEventBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listEventBanners>>>;
export type ListEventBannersQueryError = ErrorType<Failure>;

export function useListEventBanners<
  TData = Awaited<ReturnType<typeof listEventBanners>>,
  TError = ErrorType<Failure>,
>(
  params: undefined | ListEventBannersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventBanners>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventBanners>>,
          TError,
          Awaited<ReturnType<typeof listEventBanners>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEventBanners<
  TData = Awaited<ReturnType<typeof listEventBanners>>,
  TError = ErrorType<Failure>,
>(
  params?: ListEventBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventBanners>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventBanners>>,
          TError,
          Awaited<ReturnType<typeof listEventBanners>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEventBanners<
  TData = Awaited<ReturnType<typeof listEventBanners>>,
  TError = ErrorType<Failure>,
>(
  params?: ListEventBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventBanners>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The festival banners
 */

export function useListEventBanners<
  TData = Awaited<ReturnType<typeof listEventBanners>>,
  TError = ErrorType<Failure>,
>(
  params?: ListEventBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventBanners>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListEventBannersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
