/**
 * Generated from openapi/: do not edit.
 */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type { CommentDraft } from '../../model/comment-draft.zod.ts';

import { CommentPage } from '../../model/comment-page.zod.ts';

import { Comment } from '../../model/comment.zod.ts';

import type { Failure } from '../../model/failure.zod.ts';

import type { ListCommentsParams } from '../../model/list-comments-params.zod.ts';

import type { ListRepliesParams } from '../../model/list-replies-params.zod.ts';

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

export const getListCommentsUrl = (id: number, params?: ListCommentsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/spots/${id}/comments?${stringifiedParams}`
    : `/api/spots/${id}/comments`;
};

/**
 * One page of the comments of level 0, the newest first. Replies are not among them; each comment's are listed by listReplies. Visitors may call it. Deleted comments keep their place.
 * @summary The comments on a spot
 */
export const listComments = async (
  id: number,
  params?: ListCommentsParams,
  options?: Parameters<typeof http>[1],
): Promise<CommentPage> => {
  return http<CommentPage>(getListCommentsUrl(id, params), {
    ...options,
    method: 'GET',

    schema: CommentPage,
  });
};

export const getListCommentsInfiniteQueryKey = (id: number, params?: ListCommentsParams) => {
  return ['infinite', `/api/spots/${id}/comments`, ...(params ? [params] : [])] as const;
};

export const getListCommentsQueryKey = (id: number, params?: ListCommentsParams) => {
  return [`/api/spots/${id}/comments`, ...(params ? [params] : [])] as const;
};

export const getListCommentsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listComments>>,
        TError,
        TData,
        QueryKey,
        ListCommentsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCommentsInfiniteQueryKey(id, params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listComments>>,
    QueryKey,
    ListCommentsParams['page']
  > = ({ signal, pageParam }) =>
    listComments(id, { ...params, page: pageParam ?? params?.['page'] }, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listComments>>,
    TError,
    TData,
    QueryKey,
    ListCommentsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCommentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>;
export type ListCommentsInfiniteQueryError = ErrorType<Failure>;

export function useListCommentsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params: undefined | ListCommentsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listComments>>,
        TError,
        TData,
        QueryKey,
        ListCommentsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCommentsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listComments>>,
        TError,
        TData,
        QueryKey,
        ListCommentsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCommentsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listComments>>,
        TError,
        TData,
        QueryKey,
        ListCommentsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The comments on a spot
 */

export function useListCommentsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listComments>>,
        TError,
        TData,
        QueryKey,
        ListCommentsParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCommentsInfiniteQueryOptions(id, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCommentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listComments>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCommentsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>> = ({ signal }) =>
    listComments(id, params, { signal, ...requestOptions });

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listComments>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>;
export type ListCommentsQueryError = ErrorType<Failure>;

export function useListComments<
  TData = Awaited<ReturnType<typeof listComments>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params: undefined | ListCommentsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListComments<
  TData = Awaited<ReturnType<typeof listComments>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListComments<
  TData = Awaited<ReturnType<typeof listComments>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The comments on a spot
 */

export function useListComments<
  TData = Awaited<ReturnType<typeof listComments>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  params?: ListCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCommentsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCommentUrl = (id: number) => {
  return `/api/spots/${id}/comments`;
};

/**
 * The session's user comments on the spot. The text is sent trimmed and is never empty.
 * @summary Comment on a spot
 */
export const createComment = async (
  id: number,
  commentDraft: CommentDraft,
  options?: Parameters<typeof http>[1],
): Promise<Comment> => {
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
  return http<Comment>(getCreateCommentUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(commentDraft),
    schema: Comment,
  });
};

export const getCreateCommentMutationKey = () => ['createComment'] as const;

export const getCreateCommentMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createComment>>,
    TError,
    CreateCommentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createComment>>,
  TError,
  CreateCommentMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCommentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createComment>>,
    CreateCommentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return createComment(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateCommentMutationResult = NonNullable<Awaited<ReturnType<typeof createComment>>>;
export type CreateCommentMutationBody = BodyType<CommentDraft>;
export type CreateCommentMutationError = ErrorType<Failure>;
export type CreateCommentMutationVariables = { id: number; data: BodyType<CommentDraft> };

/**
 * @summary Comment on a spot
 */
export const useCreateComment = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createComment>>,
      TError,
      CreateCommentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createComment>>,
  TError,
  CreateCommentMutationVariables,
  TContext
> => {
  return useMutation(getCreateCommentMutationOptions(options), queryClient);
};
export const getListRepliesUrl = (id: number, commentId: number, params?: ListRepliesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/spots/${id}/comments/${commentId}/replies?${stringifiedParams}`
    : `/api/spots/${id}/comments/${commentId}/replies`;
};

/**
 * One page of the replies to a comment, the oldest first, as a conversation reads. Clients show them right after the comment. Visitors may call it. 404 when the comment does not belong to the spot.
 * @summary The replies to a comment
 */
export const listReplies = async (
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: Parameters<typeof http>[1],
): Promise<CommentPage> => {
  return http<CommentPage>(getListRepliesUrl(id, commentId, params), {
    ...options,
    method: 'GET',

    schema: CommentPage,
  });
};

export const getListRepliesInfiniteQueryKey = (id: number, commentId: number, params?: ListRepliesParams) => {
  return ['infinite', `/api/spots/${id}/comments/${commentId}/replies`, ...(params ? [params] : [])] as const;
};

export const getListRepliesQueryKey = (id: number, commentId: number, params?: ListRepliesParams) => {
  return [`/api/spots/${id}/comments/${commentId}/replies`, ...(params ? [params] : [])] as const;
};

export const getListRepliesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listReplies>>, ListRepliesParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listReplies>>,
        TError,
        TData,
        QueryKey,
        ListRepliesParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListRepliesInfiniteQueryKey(id, commentId, params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listReplies>>,
    QueryKey,
    ListRepliesParams['page']
  > = ({ signal, pageParam }) =>
    listReplies(
      id,
      commentId,
      { ...params, page: pageParam ?? params?.['page'] },
      { signal, ...requestOptions },
    );

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined && commentId !== null && commentId !== undefined,
    ...queryOptions,
  } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listReplies>>,
    TError,
    TData,
    QueryKey,
    ListRepliesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListRepliesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReplies>>>;
export type ListRepliesInfiniteQueryError = ErrorType<Failure>;

export function useListRepliesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listReplies>>, ListRepliesParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params: undefined | ListRepliesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listReplies>>,
        TError,
        TData,
        QueryKey,
        ListRepliesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReplies>>,
          TError,
          Awaited<ReturnType<typeof listReplies>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListRepliesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listReplies>>, ListRepliesParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listReplies>>,
        TError,
        TData,
        QueryKey,
        ListRepliesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReplies>>,
          TError,
          Awaited<ReturnType<typeof listReplies>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListRepliesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listReplies>>, ListRepliesParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listReplies>>,
        TError,
        TData,
        QueryKey,
        ListRepliesParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The replies to a comment
 */

export function useListRepliesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listReplies>>, ListRepliesParams['page']>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listReplies>>,
        TError,
        TData,
        QueryKey,
        ListRepliesParams['page']
      >
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRepliesInfiniteQueryOptions(id, commentId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListRepliesQueryOptions = <
  TData = Awaited<ReturnType<typeof listReplies>>,
  TError = ErrorType<Failure>,
>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListRepliesQueryKey(id, commentId, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listReplies>>> = ({ signal }) =>
    listReplies(id, commentId, params, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined && commentId !== null && commentId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListRepliesQueryResult = NonNullable<Awaited<ReturnType<typeof listReplies>>>;
export type ListRepliesQueryError = ErrorType<Failure>;

export function useListReplies<TData = Awaited<ReturnType<typeof listReplies>>, TError = ErrorType<Failure>>(
  id: number,
  commentId: number,
  params: undefined | ListRepliesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReplies>>,
          TError,
          Awaited<ReturnType<typeof listReplies>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListReplies<TData = Awaited<ReturnType<typeof listReplies>>, TError = ErrorType<Failure>>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReplies>>,
          TError,
          Awaited<ReturnType<typeof listReplies>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListReplies<TData = Awaited<ReturnType<typeof listReplies>>, TError = ErrorType<Failure>>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The replies to a comment
 */

export function useListReplies<TData = Awaited<ReturnType<typeof listReplies>>, TError = ErrorType<Failure>>(
  id: number,
  commentId: number,
  params?: ListRepliesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReplies>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRepliesQueryOptions(id, commentId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReplyUrl = (id: number, commentId: number) => {
  return `/api/spots/${id}/comments/${commentId}/replies`;
};

/**
 * The session's user replies to a comment of level 0; the path names the parent. The text is sent trimmed and is never empty. 404 when the comment does not belong to the spot or is itself a reply.
 * @summary Reply to a comment
 */
export const createReply = async (
  id: number,
  commentId: number,
  commentDraft: CommentDraft,
  options?: Parameters<typeof http>[1],
): Promise<Comment> => {
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
  return http<Comment>(getCreateReplyUrl(id, commentId), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(commentDraft),
    schema: Comment,
  });
};

export const getCreateReplyMutationKey = () => ['createReply'] as const;

export const getCreateReplyMutationOptions = <TError = ErrorType<Failure>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createReply>>,
    TError,
    CreateReplyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createReply>>,
  TError,
  CreateReplyMutationVariables,
  TContext
> => {
  const mutationKey = getCreateReplyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createReply>>,
    CreateReplyMutationVariables
  > = (props) => {
    const { id, commentId, data } = props ?? {};

    return createReply(id, commentId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateReplyMutationResult = NonNullable<Awaited<ReturnType<typeof createReply>>>;
export type CreateReplyMutationBody = BodyType<CommentDraft>;
export type CreateReplyMutationError = ErrorType<Failure>;
export type CreateReplyMutationVariables = { id: number; commentId: number; data: BodyType<CommentDraft> };

/**
 * @summary Reply to a comment
 */
export const useCreateReply = <TError = ErrorType<Failure>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createReply>>,
      TError,
      CreateReplyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createReply>>,
  TError,
  CreateReplyMutationVariables,
  TContext
> => {
  return useMutation(getCreateReplyMutationOptions(options), queryClient);
};
