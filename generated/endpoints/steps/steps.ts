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

import type { ConversionRequest } from '../../model/conversion-request.zod.ts';

import { ConversionResponse } from '../../model/conversion-response.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { StepsRequest } from '../../model/steps-request.zod.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType, BodyType } from '../../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSaveStepsUrl = () => {
  return `/v1/steps`;
};

/**
 * Tells how many steps the user has walked today so far. Clients send it when at least 50 steps and 60 s have passed since the last sending, one call at a time, and ignore failures; the next call makes up for a lost one.
 * @summary Save today's steps
 */
export const saveSteps = async (
  stepsRequest: StepsRequest,
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
  return http<Acknowledgement>(getSaveStepsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stepsRequest),
    schema: Acknowledgement,
  });
};

export const getSaveStepsMutationKey = () => ['saveSteps'] as const;

export const getSaveStepsMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof saveSteps>>,
    TError,
    SaveStepsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveSteps>>,
  TError,
  SaveStepsMutationVariables,
  TContext
> => {
  const mutationKey = getSaveStepsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSteps>>, SaveStepsMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return saveSteps(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SaveStepsMutationResult = NonNullable<Awaited<ReturnType<typeof saveSteps>>>;
export type SaveStepsMutationBody = BodyType<StepsRequest>;
export type SaveStepsMutationError = ErrorType<Failure>;
export type SaveStepsMutationVariables = { data: BodyType<StepsRequest> };

/**
 * @summary Save today's steps
 */
export const useSaveSteps = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof saveSteps>>,
      TError,
      SaveStepsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveSteps>>, TError, SaveStepsMutationVariables, TContext> => {
  return useMutation(getSaveStepsMutationOptions(options), queryClient);
};
export const getConvertStepsUrl = () => {
  return `/v1/steps/convert`;
};

/**
 * Trades steps for hallabong, 10 steps for each (포인트 전환). One conversion gives 1 to 100 hallabong, and there are 20 conversions in a period. The answer carries the new balance.
 * @summary Convert steps into hallabong
 */
export const convertSteps = async (
  conversionRequest: ConversionRequest,
  options?: Parameters<typeof http>[1],
): Promise<ConversionResponse> => {
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
  return http<ConversionResponse>(getConvertStepsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversionRequest),
    schema: ConversionResponse,
  });
};

export const getConvertStepsMutationKey = () => ['convertSteps'] as const;

export const getConvertStepsMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof convertSteps>>,
    TError,
    ConvertStepsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof convertSteps>>,
  TError,
  ConvertStepsMutationVariables,
  TContext
> => {
  const mutationKey = getConvertStepsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof convertSteps>>,
    ConvertStepsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return convertSteps(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ConvertStepsMutationResult = NonNullable<Awaited<ReturnType<typeof convertSteps>>>;
export type ConvertStepsMutationBody = BodyType<ConversionRequest>;
export type ConvertStepsMutationError = ErrorType<Failure>;
export type ConvertStepsMutationVariables = { data: BodyType<ConversionRequest> };

/**
 * @summary Convert steps into hallabong
 */
export const useConvertSteps = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof convertSteps>>,
      TError,
      ConvertStepsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof convertSteps>>,
  TError,
  ConvertStepsMutationVariables,
  TContext
> => {
  return useMutation(getConvertStepsMutationOptions(options), queryClient);
};
