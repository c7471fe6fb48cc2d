/**
 * Generated from openapi/: do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { ExchangeListResponse } from '../../model/exchange-list-response.zod.ts';

import type { ExchangeRequest } from '../../model/exchange-request.zod.ts';

import { ExchangeResponse } from '../../model/exchange-response.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { ListMyGoodsParams } from '../../model/list-my-goods-params.zod.ts';

import type { ListMyProductsParams } from '../../model/list-my-products-params.zod.ts';

import type { ListProductsParams } from '../../model/list-products-params.zod.ts';

import { ProductListResponse } from '../../model/product-list-response.zod.ts';

import { ProductResponse } from '../../model/product-response.zod.ts';

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

export const getListProductsUrl = (params: ListProductsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products?${stringifiedParams}` : `/v1/products`;
};

/**
 * The products of the shop in one category, JEJU_TICON (제주티콘) or GOODS (굿즈).
 * @summary The products of a category
 */
export const listProducts = async (
  params: ListProductsParams,
  options?: Parameters<typeof http>[1],
): Promise<ProductListResponse> => {
  return http<ProductListResponse>(getListProductsUrl(params), {
    ...options,
    method: 'GET',

    schema: ProductListResponse,
  });
};

export const getListProductsQueryKey = (params?: ListProductsParams) => {
  return [`/v1/products`, ...(params ? [params] : [])] as const;
};

export const getListProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof listProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListProductsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) =>
    listProducts(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listProducts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>;
export type ListProductsQueryError = ErrorType<Failure>;

export function useListProducts<
  TData = Awaited<ReturnType<typeof listProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListProductsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListProducts<
  TData = Awaited<ReturnType<typeof listProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListProducts<
  TData = Awaited<ReturnType<typeof listProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The products of a category
 */

export function useListProducts<
  TData = Awaited<ReturnType<typeof listProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListProductsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetProductUrl = (id: number) => {
  return `/v1/products/${id}`;
};

/**
 * A product by its id.
 * @summary One product
 */
export const getProduct = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ProductResponse> => {
  return http<ProductResponse>(getGetProductUrl(id), {
    ...options,
    method: 'GET',

    schema: ProductResponse,
  });
};

export const getGetProductQueryKey = (id: number) => {
  return [`/v1/products/${id}`] as const;
};

export const getGetProductQueryOptions = <
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetProductQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) =>
    getProduct(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getProduct>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>;
export type GetProductQueryError = ErrorType<Failure>;

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Failure>>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getExchangeProductUrl = (id: number) => {
  return `/v1/products/${id}/exchange`;
};

/**
 * Pays the product with hallabong and hands over an exchange, to be collected once. Nobody who owns a Jeju voucher can buy another JEJU_TICON (2 §5). `userId` is the session's own user. Clients never repeat the call by themselves and then load their goods, the session and the product again.
 * @summary Buy a product
 */
export const exchangeProduct = async (
  id: number,
  exchangeRequest: ExchangeRequest,
  options?: Parameters<typeof http>[1],
): Promise<ExchangeResponse> => {
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
  return http<ExchangeResponse>(getExchangeProductUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exchangeRequest),
    schema: ExchangeResponse,
  });
};

export const getExchangeProductMutationKey = () => ['exchangeProduct'] as const;

export const getExchangeProductMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof exchangeProduct>>,
    TError,
    ExchangeProductMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof exchangeProduct>>,
  TError,
  ExchangeProductMutationVariables,
  TContext
> => {
  const mutationKey = getExchangeProductMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof exchangeProduct>>,
    ExchangeProductMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return exchangeProduct(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ExchangeProductMutationResult = NonNullable<Awaited<ReturnType<typeof exchangeProduct>>>;
export type ExchangeProductMutationBody = BodyType<ExchangeRequest>;
export type ExchangeProductMutationError = ErrorType<Failure>;
export type ExchangeProductMutationVariables = { id: number; data: BodyType<ExchangeRequest> };

/**
 * @summary Buy a product
 */
export const useExchangeProduct = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof exchangeProduct>>,
      TError,
      ExchangeProductMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof exchangeProduct>>,
  TError,
  ExchangeProductMutationVariables,
  TContext
> => {
  return useMutation(getExchangeProductMutationOptions(options), queryClient);
};
export const getListMyProductsUrl = (params: ListMyProductsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/my?${stringifiedParams}` : `/v1/products/my`;
};

/**
 * Everything the user bought, vouchers and articles, collected or not, the newest first. `userId` is the session's own user.
 * @summary What a user bought
 */
export const listMyProducts = async (
  params: ListMyProductsParams,
  options?: Parameters<typeof http>[1],
): Promise<ExchangeListResponse> => {
  return http<ExchangeListResponse>(getListMyProductsUrl(params), {
    ...options,
    method: 'GET',

    schema: ExchangeListResponse,
  });
};

export const getListMyProductsQueryKey = (params?: ListMyProductsParams) => {
  return [`/v1/products/my`, ...(params ? [params] : [])] as const;
};

export const getListMyProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof listMyProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMyProductsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProducts>>> = ({ signal }) =>
    listMyProducts(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMyProducts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMyProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProducts>>>;
export type ListMyProductsQueryError = ErrorType<Failure>;

export function useListMyProducts<
  TData = Awaited<ReturnType<typeof listMyProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyProductsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyProducts<
  TData = Awaited<ReturnType<typeof listMyProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProducts>>,
          TError,
          Awaited<ReturnType<typeof listMyProducts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyProducts<
  TData = Awaited<ReturnType<typeof listMyProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What a user bought
 */

export function useListMyProducts<
  TData = Awaited<ReturnType<typeof listMyProducts>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProducts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyProductsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMyGoodsUrl = (params: ListMyGoodsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/products/my/goods?${stringifiedParams}`
    : `/v1/products/my/goods`;
};

/**
 * What 내 상품권 shows: everything the user bought and collects with a voucher, collected or not, the newest first. `userId` is the session's own user. Clients keep the answer for 60 s.
 * @summary The vouchers of a user
 */
export const listMyGoods = async (
  params: ListMyGoodsParams,
  options?: Parameters<typeof http>[1],
): Promise<ExchangeListResponse> => {
  return http<ExchangeListResponse>(getListMyGoodsUrl(params), {
    ...options,
    method: 'GET',

    schema: ExchangeListResponse,
  });
};

export const getListMyGoodsQueryKey = (params?: ListMyGoodsParams) => {
  return [`/v1/products/my/goods`, ...(params ? [params] : [])] as const;
};

export const getListMyGoodsQueryOptions = <
  TData = Awaited<ReturnType<typeof listMyGoods>>,
  TError = ErrorType<Failure>,
>(
  params: ListMyGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGoods>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMyGoodsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGoods>>> = ({ signal }) =>
    listMyGoods(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMyGoods>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMyGoodsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGoods>>>;
export type ListMyGoodsQueryError = ErrorType<Failure>;

export function useListMyGoods<TData = Awaited<ReturnType<typeof listMyGoods>>, TError = ErrorType<Failure>>(
  params: ListMyGoodsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGoods>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGoods>>,
          TError,
          Awaited<ReturnType<typeof listMyGoods>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyGoods<TData = Awaited<ReturnType<typeof listMyGoods>>, TError = ErrorType<Failure>>(
  params: ListMyGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGoods>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGoods>>,
          TError,
          Awaited<ReturnType<typeof listMyGoods>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyGoods<TData = Awaited<ReturnType<typeof listMyGoods>>, TError = ErrorType<Failure>>(
  params: ListMyGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGoods>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The vouchers of a user
 */

export function useListMyGoods<TData = Awaited<ReturnType<typeof listMyGoods>>, TError = ErrorType<Failure>>(
  params: ListMyGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGoods>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyGoodsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetExchangeUrl = (id: number) => {
  return `/v1/products/exchanges/${id}/detail`;
};

/**
 * What the session's user bought, by the id of the exchange. 403 when it belongs to another user.
 * @summary One voucher
 */
export const getExchange = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ExchangeResponse> => {
  return http<ExchangeResponse>(getGetExchangeUrl(id), {
    ...options,
    method: 'GET',

    schema: ExchangeResponse,
  });
};

export const getGetExchangeQueryKey = (id: number) => {
  return [`/v1/products/exchanges/${id}/detail`] as const;
};

export const getGetExchangeQueryOptions = <
  TData = Awaited<ReturnType<typeof getExchange>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetExchangeQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchange>>> = ({ signal }) =>
    getExchange(id, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getExchange>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetExchangeQueryResult = NonNullable<Awaited<ReturnType<typeof getExchange>>>;
export type GetExchangeQueryError = ErrorType<Failure>;

export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<Failure>>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One voucher
 */

export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<Failure>>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetExchangeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAcceptExchangeUrl = (id: number) => {
  return `/v1/products/${id}/accept-toggle`;
};

/**
 * Marks the exchange as collected (수령완료). Despite the word toggle in its path it goes one way only: a collected voucher stays collected, and calling again gives the same answer. The id in the path is the exchangeId, not that of a product. 403 when it belongs to another user.
 * @summary Collect a voucher
 */
export const acceptExchange = async (
  id: number,
  options?: Parameters<typeof http>[1],
): Promise<ExchangeResponse> => {
  return http<ExchangeResponse>(getAcceptExchangeUrl(id), {
    ...options,
    method: 'POST',

    schema: ExchangeResponse,
  });
};

export const getAcceptExchangeMutationKey = () => ['acceptExchange'] as const;

export const getAcceptExchangeMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof acceptExchange>>,
    TError,
    AcceptExchangeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof acceptExchange>>,
  TError,
  AcceptExchangeMutationVariables,
  TContext
> => {
  const mutationKey = getAcceptExchangeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acceptExchange>>,
    AcceptExchangeMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return acceptExchange(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AcceptExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof acceptExchange>>>;

export type AcceptExchangeMutationError = ErrorType<Failure>;
export type AcceptExchangeMutationVariables = { id: number };

/**
 * @summary Collect a voucher
 */
export const useAcceptExchange = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof acceptExchange>>,
      TError,
      AcceptExchangeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof acceptExchange>>,
  TError,
  AcceptExchangeMutationVariables,
  TContext
> => {
  return useMutation(getAcceptExchangeMutationOptions(options), queryClient);
};
