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

import type { CheckEmailParams } from '../../model/check-email-params.zod.ts';

import type { CheckNicknameParams } from '../../model/check-nickname-params.zod.ts';

import type { CodeVerificationRequest } from '../../model/code-verification-request.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { PasswordRegistrationRequest } from '../../model/password-registration-request.zod.ts';

import type { ProviderRegistrationRequest } from '../../model/provider-registration-request.zod.ts';

import type { RegistrationForm } from '../../model/registration-form.zod.ts';

import { TakenResponse } from '../../model/taken-response.zod.ts';

import type { VerificationMailRequest } from '../../model/verification-mail-request.zod.ts';

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

export const getCheckEmailUrl = (params: CheckEmailParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/users/register/check/email?${stringifiedParams}`
    : `/v1/users/register/check/email`;
};

/**
 * Tells whether an account with this email exists. `data` true means taken. An email counts as taken once its final registration is done, so an interrupted signup can start again. Visitors may call it. That it reveals accounts is a known weakness.
 * @summary Is the email taken?
 */
export const checkEmail = async (
  params: CheckEmailParams,
  options?: Parameters<typeof http>[1],
): Promise<TakenResponse> => {
  return http<TakenResponse>(getCheckEmailUrl(params), {
    ...options,
    method: 'GET',

    schema: TakenResponse,
  });
};

export const getCheckEmailQueryKey = (params?: CheckEmailParams) => {
  return [`/v1/users/register/check/email`, ...(params ? [params] : [])] as const;
};

export const getCheckEmailQueryOptions = <
  TData = Awaited<ReturnType<typeof checkEmail>>,
  TError = ErrorType<Failure>,
>(
  params: CheckEmailParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkEmail>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckEmailQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkEmail>>> = ({ signal }) =>
    checkEmail(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkEmail>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CheckEmailQueryResult = NonNullable<Awaited<ReturnType<typeof checkEmail>>>;
export type CheckEmailQueryError = ErrorType<Failure>;

export function useCheckEmail<TData = Awaited<ReturnType<typeof checkEmail>>, TError = ErrorType<Failure>>(
  params: CheckEmailParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkEmail>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkEmail>>,
          TError,
          Awaited<ReturnType<typeof checkEmail>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckEmail<TData = Awaited<ReturnType<typeof checkEmail>>, TError = ErrorType<Failure>>(
  params: CheckEmailParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkEmail>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkEmail>>,
          TError,
          Awaited<ReturnType<typeof checkEmail>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckEmail<TData = Awaited<ReturnType<typeof checkEmail>>, TError = ErrorType<Failure>>(
  params: CheckEmailParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkEmail>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Is the email taken?
 */

export function useCheckEmail<TData = Awaited<ReturnType<typeof checkEmail>>, TError = ErrorType<Failure>>(
  params: CheckEmailParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkEmail>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckEmailQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSendVerificationCodeUrl = () => {
  return `/v1/users/register/email/send`;
};

/**
 * Sends a mail with a new code to the email; an earlier code no longer counts. Visitors may call it.
 * @summary Send a verification code
 */
export const sendVerificationCode = async (
  verificationMailRequest: VerificationMailRequest,
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
  return http<Acknowledgement>(getSendVerificationCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verificationMailRequest),
    schema: Acknowledgement,
  });
};

export const getSendVerificationCodeMutationKey = () => ['sendVerificationCode'] as const;

export const getSendVerificationCodeMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof sendVerificationCode>>,
    TError,
    SendVerificationCodeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendVerificationCode>>,
  TError,
  SendVerificationCodeMutationVariables,
  TContext
> => {
  const mutationKey = getSendVerificationCodeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendVerificationCode>>,
    SendVerificationCodeMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return sendVerificationCode(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SendVerificationCodeMutationResult = NonNullable<
  Awaited<ReturnType<typeof sendVerificationCode>>
>;
export type SendVerificationCodeMutationBody = BodyType<VerificationMailRequest>;
export type SendVerificationCodeMutationError = ErrorType<Failure>;
export type SendVerificationCodeMutationVariables = { data: BodyType<VerificationMailRequest> };

/**
 * @summary Send a verification code
 */
export const useSendVerificationCode = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sendVerificationCode>>,
      TError,
      SendVerificationCodeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendVerificationCode>>,
  TError,
  SendVerificationCodeMutationVariables,
  TContext
> => {
  return useMutation(getSendVerificationCodeMutationOptions(options), queryClient);
};
export const getVerifyEmailCodeUrl = () => {
  return `/v1/users/register/email/verify`;
};

/**
 * Checks the code from the mail. A correct one proves the email for the rest of the signup. Visitors may call it.
 * @summary Confirm the verification code
 */
export const verifyEmailCode = async (
  codeVerificationRequest: CodeVerificationRequest,
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
  return http<Acknowledgement>(getVerifyEmailCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeVerificationRequest),
    schema: Acknowledgement,
  });
};

export const getVerifyEmailCodeMutationKey = () => ['verifyEmailCode'] as const;

export const getVerifyEmailCodeMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof verifyEmailCode>>,
    TError,
    VerifyEmailCodeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof verifyEmailCode>>,
  TError,
  VerifyEmailCodeMutationVariables,
  TContext
> => {
  const mutationKey = getVerifyEmailCodeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof verifyEmailCode>>,
    VerifyEmailCodeMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return verifyEmailCode(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type VerifyEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmailCode>>>;
export type VerifyEmailCodeMutationBody = BodyType<CodeVerificationRequest>;
export type VerifyEmailCodeMutationError = ErrorType<Failure>;
export type VerifyEmailCodeMutationVariables = { data: BodyType<CodeVerificationRequest> };

/**
 * @summary Confirm the verification code
 */
export const useVerifyEmailCode = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof verifyEmailCode>>,
      TError,
      VerifyEmailCodeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof verifyEmailCode>>,
  TError,
  VerifyEmailCodeMutationVariables,
  TContext
> => {
  return useMutation(getVerifyEmailCodeMutationOptions(options), queryClient);
};
export const getRegisterPasswordUrl = () => {
  return `/v1/users/register/password`;
};

/**
 * Registers the app user with a proven email and a password (1 §2, step 2). The account becomes usable with the final registration. Until then the call may be repeated, as when somebody goes back in the wizard: the last password counts. Visitors may call it.
 * @summary Register the password
 */
export const registerPassword = async (
  passwordRegistrationRequest: PasswordRegistrationRequest,
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
  return http<Acknowledgement>(getRegisterPasswordUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordRegistrationRequest),
    schema: Acknowledgement,
  });
};

export const getRegisterPasswordMutationKey = () => ['registerPassword'] as const;

export const getRegisterPasswordMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof registerPassword>>,
    TError,
    RegisterPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerPassword>>,
  TError,
  RegisterPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerPassword>>,
    RegisterPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerPassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof registerPassword>>>;
export type RegisterPasswordMutationBody = BodyType<PasswordRegistrationRequest>;
export type RegisterPasswordMutationError = ErrorType<Failure>;
export type RegisterPasswordMutationVariables = { data: BodyType<PasswordRegistrationRequest> };

/**
 * @summary Register the password
 */
export const useRegisterPassword = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof registerPassword>>,
      TError,
      RegisterPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerPassword>>,
  TError,
  RegisterPasswordMutationVariables,
  TContext
> => {
  return useMutation(getRegisterPasswordMutationOptions(options), queryClient);
};
export const getCheckNicknameUrl = (params: CheckNicknameParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/users/register/check/nickname?${stringifiedParams}`
    : `/v1/users/register/check/nickname`;
};

/**
 * Tells whether anybody has this nickname. `data` true means taken; one's own nickname counts as taken, so clients do not ask for an unchanged one. Signup (2 to 8 characters) and the account (2 to 20) both use it, so 2 to 20 pass here. Visitors may call it.
 * @summary Is the nickname taken?
 */
export const checkNickname = async (
  params: CheckNicknameParams,
  options?: Parameters<typeof http>[1],
): Promise<TakenResponse> => {
  return http<TakenResponse>(getCheckNicknameUrl(params), {
    ...options,
    method: 'GET',

    schema: TakenResponse,
  });
};

export const getCheckNicknameQueryKey = (params?: CheckNicknameParams) => {
  return [`/v1/users/register/check/nickname`, ...(params ? [params] : [])] as const;
};

export const getCheckNicknameQueryOptions = <
  TData = Awaited<ReturnType<typeof checkNickname>>,
  TError = ErrorType<Failure>,
>(
  params: CheckNicknameParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNickname>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckNicknameQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkNickname>>> = ({ signal }) =>
    checkNickname(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkNickname>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CheckNicknameQueryResult = NonNullable<Awaited<ReturnType<typeof checkNickname>>>;
export type CheckNicknameQueryError = ErrorType<Failure>;

export function useCheckNickname<
  TData = Awaited<ReturnType<typeof checkNickname>>,
  TError = ErrorType<Failure>,
>(
  params: CheckNicknameParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNickname>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNickname>>,
          TError,
          Awaited<ReturnType<typeof checkNickname>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckNickname<
  TData = Awaited<ReturnType<typeof checkNickname>>,
  TError = ErrorType<Failure>,
>(
  params: CheckNicknameParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNickname>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNickname>>,
          TError,
          Awaited<ReturnType<typeof checkNickname>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckNickname<
  TData = Awaited<ReturnType<typeof checkNickname>>,
  TError = ErrorType<Failure>,
>(
  params: CheckNicknameParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNickname>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Is the nickname taken?
 */

export function useCheckNickname<
  TData = Awaited<ReturnType<typeof checkNickname>>,
  TError = ErrorType<Failure>,
>(
  params: CheckNicknameParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNickname>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckNicknameQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCompleteRegistrationUrl = () => {
  return `/v1/users/register/final`;
};

/**
 * Completes the account of a registered email with nickname, themes, gender, year of birth, an optional referrer and an optional picture, and starts a session. The part `data` is JSON. Clients send it once; a server that gets it twice answers the second with 409. Visitors may call it.
 * @summary Finish the email signup
 */
export const completeRegistration = async (
  registrationForm: RegistrationForm,
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  const formData = toFormData(registrationForm);
  return http<Acknowledgement>(getCompleteRegistrationUrl(), {
    ...options,
    method: 'POST',
    body: formData,
    schema: Acknowledgement,
  });
};

export const getCompleteRegistrationMutationKey = () => ['completeRegistration'] as const;

export const getCompleteRegistrationMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof completeRegistration>>,
    TError,
    CompleteRegistrationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof completeRegistration>>,
  TError,
  CompleteRegistrationMutationVariables,
  TContext
> => {
  const mutationKey = getCompleteRegistrationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof completeRegistration>>,
    CompleteRegistrationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return completeRegistration(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CompleteRegistrationMutationResult = NonNullable<
  Awaited<ReturnType<typeof completeRegistration>>
>;
export type CompleteRegistrationMutationBody = BodyType<RegistrationForm>;
export type CompleteRegistrationMutationError = ErrorType<Failure>;
export type CompleteRegistrationMutationVariables = { data: BodyType<RegistrationForm> };

/**
 * @summary Finish the email signup
 */
export const useCompleteRegistration = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof completeRegistration>>,
      TError,
      CompleteRegistrationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof completeRegistration>>,
  TError,
  CompleteRegistrationMutationVariables,
  TContext
> => {
  return useMutation(getCompleteRegistrationMutationOptions(options), queryClient);
};
export const getCompleteProviderRegistrationUrl = (provider: 'kakao') => {
  return `/v1/users/${provider}/final-register`;
};

/**
 * Creates the account of a social newcomer and starts a session. It sends the authorization code of the social login again, by which the server knows the social account. Visitors may call it.
 * @summary Finish the social signup
 */
export const completeProviderRegistration = async (
  provider: 'kakao',
  providerRegistrationRequest: ProviderRegistrationRequest,
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
  return http<Acknowledgement>(getCompleteProviderRegistrationUrl(provider), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(providerRegistrationRequest),
    schema: Acknowledgement,
  });
};

export const getCompleteProviderRegistrationMutationKey = () => ['completeProviderRegistration'] as const;

export const getCompleteProviderRegistrationMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof completeProviderRegistration>>,
    TError,
    CompleteProviderRegistrationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof completeProviderRegistration>>,
  TError,
  CompleteProviderRegistrationMutationVariables,
  TContext
> => {
  const mutationKey = getCompleteProviderRegistrationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof completeProviderRegistration>>,
    CompleteProviderRegistrationMutationVariables
  > = (props) => {
    const { provider, data } = props ?? {};

    return completeProviderRegistration(provider, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CompleteProviderRegistrationMutationResult = NonNullable<
  Awaited<ReturnType<typeof completeProviderRegistration>>
>;
export type CompleteProviderRegistrationMutationBody = BodyType<ProviderRegistrationRequest>;
export type CompleteProviderRegistrationMutationError = ErrorType<Failure>;
export type CompleteProviderRegistrationMutationVariables = {
  provider: 'kakao';
  data: BodyType<ProviderRegistrationRequest>;
};

/**
 * @summary Finish the social signup
 */
export const useCompleteProviderRegistration = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof completeProviderRegistration>>,
      TError,
      CompleteProviderRegistrationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof completeProviderRegistration>>,
  TError,
  CompleteProviderRegistrationMutationVariables,
  TContext
> => {
  return useMutation(getCompleteProviderRegistrationMutationOptions(options), queryClient);
};
