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

import { Acknowledgement } from '../../model/acknowledgement.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { NotificationSettingRequest } from '../../model/notification-setting-request.zod.ts';

import { NotificationSettingResponse } from '../../model/notification-setting-response.zod.ts';

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

export const getGetNotificationSettingUrl = () => {
  return `/v1/notification/settings`;
};

/**
 * Tells whether the user wants notifications (알림설정). When it fails, clients only log it.
 * @summary Are notifications on?
 */
export const getNotificationSetting = async (
  options?: Parameters<typeof http>[1],
): Promise<NotificationSettingResponse> => {
  return http<NotificationSettingResponse>(getGetNotificationSettingUrl(), {
    ...options,
    method: 'GET',

    schema: NotificationSettingResponse,
  });
};

export const getGetNotificationSettingQueryKey = () => {
  return [`/v1/notification/settings`] as const;
};

export const getGetNotificationSettingQueryOptions = <
  TData = Awaited<ReturnType<typeof getNotificationSetting>>,
  TError = ErrorType<Failure>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSetting>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetNotificationSettingQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationSetting>>> = ({ signal }) =>
    getNotificationSetting({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getNotificationSetting>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetNotificationSettingQueryResult = NonNullable<
  Awaited<ReturnType<typeof getNotificationSetting>>
>;
export type GetNotificationSettingQueryError = ErrorType<Failure>;

export function useGetNotificationSetting<
  TData = Awaited<ReturnType<typeof getNotificationSetting>>,
  TError = ErrorType<Failure>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSetting>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSetting>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSetting>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetNotificationSetting<
  TData = Awaited<ReturnType<typeof getNotificationSetting>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSetting>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSetting>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSetting>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetNotificationSetting<
  TData = Awaited<ReturnType<typeof getNotificationSetting>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSetting>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Are notifications on?
 */

export function useGetNotificationSetting<
  TData = Awaited<ReturnType<typeof getNotificationSetting>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSetting>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNotificationSettingQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSaveNotificationSettingUrl = () => {
  return `/v1/notification/settings`;
};

/**
 * Saves whether the user wants notifications. It sets the value, so that it may be repeated. Clients show the new value at once and take it back when saving fails.
 * @summary Turn notifications on or off
 */
export const saveNotificationSetting = async (
  notificationSettingRequest: NotificationSettingRequest,
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
  return http<Acknowledgement>(getSaveNotificationSettingUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(notificationSettingRequest),
    schema: Acknowledgement,
  });
};

export const getSaveNotificationSettingMutationKey = () => ['saveNotificationSetting'] as const;

export const getSaveNotificationSettingMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof saveNotificationSetting>>,
    TError,
    SaveNotificationSettingMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveNotificationSetting>>,
  TError,
  SaveNotificationSettingMutationVariables,
  TContext
> => {
  const mutationKey = getSaveNotificationSettingMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof saveNotificationSetting>>,
    SaveNotificationSettingMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return saveNotificationSetting(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SaveNotificationSettingMutationResult = NonNullable<
  Awaited<ReturnType<typeof saveNotificationSetting>>
>;
export type SaveNotificationSettingMutationBody = BodyType<NotificationSettingRequest>;
export type SaveNotificationSettingMutationError = ErrorType<Failure>;
export type SaveNotificationSettingMutationVariables = { data: BodyType<NotificationSettingRequest> };

/**
 * @summary Turn notifications on or off
 */
export const useSaveNotificationSetting = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof saveNotificationSetting>>,
      TError,
      SaveNotificationSettingMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof saveNotificationSetting>>,
  TError,
  SaveNotificationSettingMutationVariables,
  TContext
> => {
  return useMutation(getSaveNotificationSettingMutationOptions(options), queryClient);
};
