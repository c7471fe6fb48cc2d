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

import type { ChangeNicknameParams } from '../../model/change-nickname-params.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import { NicknameChangeResponse } from '../../model/nickname-change-response.zod.ts';

import type { ProfileImageForm } from '../../model/profile-image-form.zod.ts';

import type { ThemesRequest } from '../../model/themes-request.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType, BodyType } from '../../../src/api/http.ts';
import { toFormData } from '../../../src/api/form-data.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSaveThemesUrl = () => {
  return `/v1/users/account/themes`;
};

/**
 * Replaces the user's themes, 1 to 3 of them. Clients load the session again afterwards.
 * @summary Choose new themes
 */
export const saveThemes = async (
  themesRequest: ThemesRequest,
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
  return http<Acknowledgement>(getSaveThemesUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(themesRequest),
    schema: Acknowledgement,
  });
};

export const getSaveThemesMutationKey = () => ['saveThemes'] as const;

export const getSaveThemesMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof saveThemes>>,
    TError,
    SaveThemesMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveThemes>>,
  TError,
  SaveThemesMutationVariables,
  TContext
> => {
  const mutationKey = getSaveThemesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveThemes>>, SaveThemesMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return saveThemes(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SaveThemesMutationResult = NonNullable<Awaited<ReturnType<typeof saveThemes>>>;
export type SaveThemesMutationBody = BodyType<ThemesRequest>;
export type SaveThemesMutationError = ErrorType<Failure>;
export type SaveThemesMutationVariables = { data: BodyType<ThemesRequest> };

/**
 * @summary Choose new themes
 */
export const useSaveThemes = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof saveThemes>>,
      TError,
      SaveThemesMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof saveThemes>>,
  TError,
  SaveThemesMutationVariables,
  TContext
> => {
  return useMutation(getSaveThemesMutationOptions(options), queryClient);
};
export const getChangeNicknameUrl = (params: ChangeNicknameParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/v1/users/account/nickname?${stringifiedParams}`
    : `/v1/users/account/nickname`;
};

/**
 * Gives the user another nickname, 2 to 20 characters. A failure carries its text in `data`; clients show that text, else the message of an HTTP error status. Setting the nickname that the user has succeeds. Clients load the session again afterwards.
 * @summary Change the nickname
 */
export const changeNickname = async (
  params: ChangeNicknameParams,
  options?: Parameters<typeof http>[1],
): Promise<NicknameChangeResponse> => {
  return http<NicknameChangeResponse>(getChangeNicknameUrl(params), {
    ...options,
    method: 'POST',

    schema: NicknameChangeResponse,
  });
};

export const getChangeNicknameMutationKey = () => ['changeNickname'] as const;

export const getChangeNicknameMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof changeNickname>>,
    TError,
    ChangeNicknameMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof changeNickname>>,
  TError,
  ChangeNicknameMutationVariables,
  TContext
> => {
  const mutationKey = getChangeNicknameMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changeNickname>>,
    ChangeNicknameMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return changeNickname(params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ChangeNicknameMutationResult = NonNullable<Awaited<ReturnType<typeof changeNickname>>>;

export type ChangeNicknameMutationError = ErrorType<Failure>;
export type ChangeNicknameMutationVariables = { params: ChangeNicknameParams };

/**
 * @summary Change the nickname
 */
export const useChangeNickname = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof changeNickname>>,
      TError,
      ChangeNicknameMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changeNickname>>,
  TError,
  ChangeNicknameMutationVariables,
  TContext
> => {
  return useMutation(getChangeNicknameMutationOptions(options), queryClient);
};
export const getSaveProfileImageUrl = () => {
  return `/v1/users/profile`;
};

/**
 * Replaces the user's profile picture. Clients load the session again, which has its address.
 * @summary Change the profile picture
 */
export const saveProfileImage = async (
  profileImageForm: ProfileImageForm,
  options?: Parameters<typeof http>[1],
): Promise<Acknowledgement> => {
  const formData = toFormData(profileImageForm);
  return http<Acknowledgement>(getSaveProfileImageUrl(), {
    ...options,
    method: 'PUT',
    body: formData,
    schema: Acknowledgement,
  });
};

export const getSaveProfileImageMutationKey = () => ['saveProfileImage'] as const;

export const getSaveProfileImageMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof saveProfileImage>>,
    TError,
    SaveProfileImageMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveProfileImage>>,
  TError,
  SaveProfileImageMutationVariables,
  TContext
> => {
  const mutationKey = getSaveProfileImageMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof saveProfileImage>>,
    SaveProfileImageMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return saveProfileImage(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SaveProfileImageMutationResult = NonNullable<Awaited<ReturnType<typeof saveProfileImage>>>;
export type SaveProfileImageMutationBody = BodyType<ProfileImageForm>;
export type SaveProfileImageMutationError = ErrorType<Failure>;
export type SaveProfileImageMutationVariables = { data: BodyType<ProfileImageForm> };

/**
 * @summary Change the profile picture
 */
export const useSaveProfileImage = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof saveProfileImage>>,
      TError,
      SaveProfileImageMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof saveProfileImage>>,
  TError,
  SaveProfileImageMutationVariables,
  TContext
> => {
  return useMutation(getSaveProfileImageMutationOptions(options), queryClient);
};
export const getDeleteProfileImageUrl = () => {
  return `/v1/users/profile`;
};

/**
 * Takes the user's profile picture away. It succeeds without one too.
 * @summary Go back to the default picture
 */
export const deleteProfileImage = async (options?: Parameters<typeof http>[1]): Promise<Acknowledgement> => {
  return http<Acknowledgement>(getDeleteProfileImageUrl(), {
    ...options,
    method: 'DELETE',

    schema: Acknowledgement,
  });
};

export const getDeleteProfileImageMutationKey = () => ['deleteProfileImage'] as const;

export const getDeleteProfileImageMutationOptions = <
  TError = ErrorType<Failure>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError, void, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError, void, TContext> => {
  const mutationKey = getDeleteProfileImageMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProfileImage>>, void> = () => {
    return deleteProfileImage(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteProfileImageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProfileImage>>>;

export type DeleteProfileImageMutationError = ErrorType<Failure>;

/**
 * @summary Go back to the default picture
 */
export const useDeleteProfileImage = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError, void, TContext>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof deleteProfileImage>>, TError, void, TContext> => {
  return useMutation(getDeleteProfileImageMutationOptions(options), queryClient);
};
