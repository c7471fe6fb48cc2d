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

import type { AccountDeletionRequest } from '../../model/account-deletion-request.zod.ts';

import { Acknowledgement } from '../../model/acknowledgement.zod.ts';

import { AlertKeyResponse } from '../../model/alert-key-response.zod.ts';

import type { AlertSubscription } from '../../model/alert-subscription.zod.ts';

import type { AlertUnsubscription } from '../../model/alert-unsubscription.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import { PersonalDataResponse } from '../../model/personal-data-response.zod.ts';

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

export const getSignOutUrl = () => {
  return `/v1/users/auth/logout`;
};

/**
 * Ends the session and takes its cookie away. Without a session it succeeds too, so that it may be sent twice. The app cannot do this itself, because the cookie is HttpOnly. A server without this call answers 404; the app then clears its own state and goes on. Visitors may call it.
 * @summary Sign out
 */
export const signOut = async (options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {
  return http<Acknowledgement>(getSignOutUrl(), {
    ...options,
    method: 'POST',

    schema: Acknowledgement,
  });
};

export const getSignOutMutationKey = () => ['signOut'] as const;

export const getSignOutMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError, void, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError, void, TContext> => {
  const mutationKey = getSignOutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOut>>, void> = () => {
    return signOut(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SignOutMutationResult = NonNullable<Awaited<ReturnType<typeof signOut>>>;

export type SignOutMutationError = ErrorType<Failure>;

/**
 * @summary Sign out
 */
export const useSignOut = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError, void, TContext>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signOut>>, TError, void, TContext> => {
  return useMutation(getSignOutMutationOptions(options), queryClient);
};
export const getDeleteAccountUrl = () => {
  return `/v1/users/account/delete`;
};

/**
 * Deletes the user's account for good, and ends all its sessions. Profile, posts with their pictures, likes, steps, attendance, hallabong, challenges with their photos and places, and vouchers that were not collected go. Comments and replies lose their text and their author and stay in their place, so that the answers of others keep theirs. Purchases stay on the books without the person. A server asks for the password where the account has one. A server without this call answers 404.
 * @summary Delete the account
 */
export const deleteAccount = async (
  accountDeletionRequest: AccountDeletionRequest,
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
  return http<Acknowledgement>(getDeleteAccountUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountDeletionRequest),
    schema: Acknowledgement,
  });
};

export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteAccount>>,
    TError,
    DeleteAccountMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteAccount>>,
  TError,
  DeleteAccountMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteAccountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteAccount>>,
    DeleteAccountMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deleteAccount(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>;
export type DeleteAccountMutationBody = BodyType<AccountDeletionRequest>;
export type DeleteAccountMutationError = ErrorType<Failure>;
export type DeleteAccountMutationVariables = { data: BodyType<AccountDeletionRequest> };

/**
 * @summary Delete the account
 */
export const useDeleteAccount = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteAccount>>,
      TError,
      DeleteAccountMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteAccount>>,
  TError,
  DeleteAccountMutationVariables,
  TContext
> => {
  return useMutation(getDeleteAccountMutationOptions(options), queryClient);
};
export const getExportAccountUrl = () => {
  return `/v1/users/account/export`;
};

/**
 * What the server keeps of the user, for a file of their own. Pictures are told by their addresses, but the photos of challenges, which have none, stand in it themselves, the newest first; one that has no room is named. A server without this call answers 404.
 * @summary Take one's own data along
 */
export const exportAccount = async (options?: Parameters<typeof http>[1]): Promise<PersonalDataResponse> => {
  return http<PersonalDataResponse>(getExportAccountUrl(), {
    ...options,
    method: 'GET',

    schema: PersonalDataResponse,
  });
};

export const getExportAccountQueryKey = () => {
  return [`/v1/users/account/export`] as const;
};

export const getExportAccountQueryOptions = <
  TData = Awaited<ReturnType<typeof exportAccount>>,
  TError = ErrorType<Failure>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccount>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getExportAccountQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAccount>>> = ({ signal }) =>
    exportAccount({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof exportAccount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ExportAccountQueryResult = NonNullable<Awaited<ReturnType<typeof exportAccount>>>;
export type ExportAccountQueryError = ErrorType<Failure>;

export function useExportAccount<
  TData = Awaited<ReturnType<typeof exportAccount>>,
  TError = ErrorType<Failure>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccount>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccount>>,
          TError,
          Awaited<ReturnType<typeof exportAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useExportAccount<
  TData = Awaited<ReturnType<typeof exportAccount>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccount>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccount>>,
          TError,
          Awaited<ReturnType<typeof exportAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useExportAccount<
  TData = Awaited<ReturnType<typeof exportAccount>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccount>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Take one's own data along
 */

export function useExportAccount<
  TData = Awaited<ReturnType<typeof exportAccount>>,
  TError = ErrorType<Failure>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccount>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportAccountQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAlertKeyUrl = () => {
  return `/v1/notification/alerts/key`;
};

/**
 * The public key with which a browser asks its push service for alerts of this server (VAPID, RFC 8292). A server without alerts answers 404; the app then keeps the setting and gets no alerts.
 * @summary The key of alerts
 */
export const getAlertKey = async (options?: Parameters<typeof http>[1]): Promise<AlertKeyResponse> => {
  return http<AlertKeyResponse>(getGetAlertKeyUrl(), {
    ...options,
    method: 'GET',

    schema: AlertKeyResponse,
  });
};

export const getGetAlertKeyQueryKey = () => {
  return [`/v1/notification/alerts/key`] as const;
};

export const getGetAlertKeyQueryOptions = <
  TData = Awaited<ReturnType<typeof getAlertKey>>,
  TError = ErrorType<Failure>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlertKey>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAlertKeyQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAlertKey>>> = ({ signal }) =>
    getAlertKey({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getAlertKey>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetAlertKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getAlertKey>>>;
export type GetAlertKeyQueryError = ErrorType<Failure>;

export function useGetAlertKey<TData = Awaited<ReturnType<typeof getAlertKey>>, TError = ErrorType<Failure>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlertKey>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAlertKey>>,
          TError,
          Awaited<ReturnType<typeof getAlertKey>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAlertKey<TData = Awaited<ReturnType<typeof getAlertKey>>, TError = ErrorType<Failure>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlertKey>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAlertKey>>,
          TError,
          Awaited<ReturnType<typeof getAlertKey>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAlertKey<TData = Awaited<ReturnType<typeof getAlertKey>>, TError = ErrorType<Failure>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlertKey>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The key of alerts
 */

export function useGetAlertKey<TData = Awaited<ReturnType<typeof getAlertKey>>, TError = ErrorType<Failure>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlertKey>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAlertKeyQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSubscribeToAlertsUrl = () => {
  return `/v1/notification/alerts/subscribe`;
};

/**
 * Keeps where alerts are sent for this device: as the browser told it, or as the native app got it from its system. It is of this session: it ends when the user signs out, and nothing is sent while notifications are off. It may be repeated. A server that does not send to that kind of device answers 404.
 * @summary Get alerts on this device
 */
export const subscribeToAlerts = async (
  alertSubscription: AlertSubscription,
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
  return http<Acknowledgement>(getSubscribeToAlertsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(alertSubscription),
    schema: Acknowledgement,
  });
};

export const getSubscribeToAlertsMutationKey = () => ['subscribeToAlerts'] as const;

export const getSubscribeToAlertsMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof subscribeToAlerts>>,
    TError,
    SubscribeToAlertsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof subscribeToAlerts>>,
  TError,
  SubscribeToAlertsMutationVariables,
  TContext
> => {
  const mutationKey = getSubscribeToAlertsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof subscribeToAlerts>>,
    SubscribeToAlertsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return subscribeToAlerts(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SubscribeToAlertsMutationResult = NonNullable<Awaited<ReturnType<typeof subscribeToAlerts>>>;
export type SubscribeToAlertsMutationBody = BodyType<AlertSubscription>;
export type SubscribeToAlertsMutationError = ErrorType<Failure>;
export type SubscribeToAlertsMutationVariables = { data: BodyType<AlertSubscription> };

/**
 * @summary Get alerts on this device
 */
export const useSubscribeToAlerts = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof subscribeToAlerts>>,
      TError,
      SubscribeToAlertsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof subscribeToAlerts>>,
  TError,
  SubscribeToAlertsMutationVariables,
  TContext
> => {
  return useMutation(getSubscribeToAlertsMutationOptions(options), queryClient);
};
export const getUnsubscribeFromAlertsUrl = () => {
  return `/v1/notification/alerts/unsubscribe`;
};

/**
 * Forgets a subscription of the user. One that is not known is forgotten already. A server that does not send to that kind of device answers 404.
 * @summary No more alerts on this device
 */
export const unsubscribeFromAlerts = async (
  alertUnsubscription: AlertUnsubscription,
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
  return http<Acknowledgement>(getUnsubscribeFromAlertsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(alertUnsubscription),
    schema: Acknowledgement,
  });
};

export const getUnsubscribeFromAlertsMutationKey = () => ['unsubscribeFromAlerts'] as const;

export const getUnsubscribeFromAlertsMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof unsubscribeFromAlerts>>,
    TError,
    UnsubscribeFromAlertsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof unsubscribeFromAlerts>>,
  TError,
  UnsubscribeFromAlertsMutationVariables,
  TContext
> => {
  const mutationKey = getUnsubscribeFromAlertsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unsubscribeFromAlerts>>,
    UnsubscribeFromAlertsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return unsubscribeFromAlerts(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UnsubscribeFromAlertsMutationResult = NonNullable<
  Awaited<ReturnType<typeof unsubscribeFromAlerts>>
>;
export type UnsubscribeFromAlertsMutationBody = BodyType<AlertUnsubscription>;
export type UnsubscribeFromAlertsMutationError = ErrorType<Failure>;
export type UnsubscribeFromAlertsMutationVariables = { data: BodyType<AlertUnsubscription> };

/**
 * @summary No more alerts on this device
 */
export const useUnsubscribeFromAlerts = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof unsubscribeFromAlerts>>,
      TError,
      UnsubscribeFromAlertsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof unsubscribeFromAlerts>>,
  TError,
  UnsubscribeFromAlertsMutationVariables,
  TContext
> => {
  return useMutation(getUnsubscribeFromAlertsMutationOptions(options), queryClient);
};
