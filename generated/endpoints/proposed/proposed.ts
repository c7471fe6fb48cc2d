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

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSignOutUrl = () => {
  return `/v1/users/auth/logout`;
};

/**
 * Ends the session and takes its cookie away. The app cannot do this itself, because the cookie is HttpOnly. A server without this call answers 404; the app then clears its own state and goes on.
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
