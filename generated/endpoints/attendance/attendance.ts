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

import { AttendanceResult } from '../../model/attendance-result.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCheckAttendanceUrl = () => {
  return `/v1/attendance/check`;
};

/**
 * Marks today as attended and grants the reward, with a bonus on the 7th day in a row. The answer has no envelope. Clients call it at most once in a calendar day and show the reward only when it is above 0; they ignore errors.
 * @summary Check today's attendance
 */
export const checkAttendance = async (options?: Parameters<typeof http>[1]): Promise<AttendanceResult> => {
  return http<AttendanceResult>(getCheckAttendanceUrl(), {
    ...options,
    method: 'POST',

    schema: AttendanceResult,
  });
};

export const getCheckAttendanceMutationKey = () => ['checkAttendance'] as const;

export const getCheckAttendanceMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof checkAttendance>>, TError, void, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof checkAttendance>>, TError, void, TContext> => {
  const mutationKey = getCheckAttendanceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkAttendance>>, void> = () => {
    return checkAttendance(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CheckAttendanceMutationResult = NonNullable<Awaited<ReturnType<typeof checkAttendance>>>;

export type CheckAttendanceMutationError = ErrorType<Failure>;

/**
 * @summary Check today's attendance
 */
export const useCheckAttendance = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof checkAttendance>>, TError, void, TContext>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof checkAttendance>>, TError, void, TContext> => {
  return useMutation(getCheckAttendanceMutationOptions(options), queryClient);
};
