/**
 * Generated from openapi/: do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

import { Acknowledgement } from '../../model/acknowledgement.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { LoginRequest } from '../../model/login-request.zod.ts';

import type { LoginWithProviderParams } from '../../model/login-with-provider-params.zod.ts';

import type { ResetPasswordParams } from '../../model/reset-password-params.zod.ts';

import { SocialLoginResponse } from '../../model/social-login-response.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType, BodyType } from '../../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getLoginUrl = () => {
  return `/v1/users/auth/login`;
};

/**
 * Checks email and password and starts a session. A wrong email and a wrong password get the same answer, so that it does not tell which of them exists. Visitors may call it; a session that exists is replaced.
 * @summary Sign in by email
 */
export const login = async (
  loginRequest: LoginRequest,
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
  return http<Acknowledgement>(getLoginUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
    schema: Acknowledgement,
  });
};

export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  const mutationKey = getLoginMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
    const { data } = props ?? {};

    return login(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>;
export type LoginMutationBody = BodyType<LoginRequest>;
export type LoginMutationError = ErrorType<Failure>;
export type LoginMutationVariables = { data: BodyType<LoginRequest> };

/**
 * @summary Sign in by email
 */
export const useLogin = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof login>>,
      TError,
      LoginMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  return useMutation(getLoginMutationOptions(options), queryClient);
};
export const getLoginWithProviderUrl = (provider: 'kakao', params: LoginWithProviderParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/users/${provider}/login?${stringifiedParams}`
    : `/v1/users/${provider}/login`;
};

/**
 * Trades the authorization code of the provider for a session. When nobody has signed up with the social account, no session starts, `isNewUser` is true, and the client goes on to social signup, which sends the same code again. Visitors may call it.
 * @summary Sign in through a social provider
 */
export const loginWithProvider = async (
  provider: 'kakao',
  params: LoginWithProviderParams,
  options?: Parameters<typeof http>[1],
): Promise<SocialLoginResponse> => {
  return http<SocialLoginResponse>(getLoginWithProviderUrl(provider, params), {
    ...options,
    method: 'POST',

    schema: SocialLoginResponse,
  });
};

export const getLoginWithProviderMutationKey = () => ['loginWithProvider'] as const;

export const getLoginWithProviderMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loginWithProvider>>,
    TError,
    LoginWithProviderMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithProvider>>,
  TError,
  LoginWithProviderMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithProviderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithProvider>>,
    LoginWithProviderMutationVariables
  > = (props) => {
    const { provider, params } = props ?? {};

    return loginWithProvider(provider, params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithProviderMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithProvider>>>;

export type LoginWithProviderMutationError = ErrorType<Failure>;
export type LoginWithProviderMutationVariables = { provider: 'kakao'; params: LoginWithProviderParams };

/**
 * @summary Sign in through a social provider
 */
export const useLoginWithProvider = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loginWithProvider>>,
      TError,
      LoginWithProviderMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithProvider>>,
  TError,
  LoginWithProviderMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithProviderMutationOptions(options), queryClient);
};
export const getResetPasswordUrl = (params: ResetPasswordParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/users/auth/find/password/reset?${stringifiedParams}`
    : `/v1/users/auth/find/password/reset`;
};

/**
 * Replaces the password of the account with this email (2 §2, 비밀번호 수정하기). The session goes on. The new password travels in the query string and the current one is not asked for: both are known weaknesses, kept because the documented API has them. Servers should keep query strings out of their logs.
 * @summary Set a new password
 */
export const resetPassword = async (
  params: ResetPasswordParams,
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  return http<Acknowledgement>(getResetPasswordUrl(params), {
    ...options,
    method: 'POST',

    schema: Acknowledgement,
  });
};

export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resetPassword>>,
    TError,
    ResetPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getResetPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resetPassword>>,
    ResetPasswordMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return resetPassword(params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>;

export type ResetPasswordMutationError = ErrorType<Failure>;
export type ResetPasswordMutationVariables = { params: ResetPasswordParams };

/**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resetPassword>>,
      TError,
      ResetPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  return useMutation(getResetPasswordMutationOptions(options), queryClient);
};
