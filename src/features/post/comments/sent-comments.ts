import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { patchCached } from '@/server-state/patch-cached';
import { toComment, toComments, type MaybeCommentPage, type PostComment } from '@/domain/community/comments';
import { commentsQuery, repliesQuery } from './comment-queries';
import type { CommentTarget } from './comment-target';

const toSentKey = ({ postId, parentId }: CommentTarget) =>
  ['sentComments', postId, parentId ?? null] as const;
const NONE: readonly PostComment[] = [];

/**
 * What was just sent, in the order of sending. It is shown in its place until a page of the server holds it: asking for
 * the pages anew would move them under the reader, and a reply's own page may not be loaded yet.
 */
export function useSentComments({ postId, parentId }: CommentTarget): readonly PostComment[] {
  const { data = NONE } = useQuery<readonly PostComment[]>({
    queryKey: toSentKey({ postId, parentId }),
    queryFn: skipToken,
  });
  return data;
}

/** What was just sent, without following it. */
export function readSentComments(queryClient: QueryClient, target: CommentTarget): readonly PostComment[] {
  return queryClient.getQueryData(toSentKey(target)) ?? NONE;
}

/**
 * Takes the server's answer to a comment or reply into what is shown.
 * @returns the comment, or undefined when the answer does not tell it: then the list is asked for anew
 */
export function addSentComment(
  queryClient: QueryClient,
  target: CommentTarget,
  answer: unknown,
): PostComment | undefined {
  const { postId, parentId } = target;
  const { queryKey } = parentId === undefined ? commentsQuery(postId) : repliesQuery(postId, parentId);
  const comment = toComment(answer);
  if (!comment) {
    void queryClient.invalidateQueries({ queryKey });
    return undefined;
  }
  queryClient.setQueryData<readonly PostComment[]>(toSentKey(target), (sent = NONE) => [
    ...sent.filter(({ id }) => id !== comment.id),
    comment,
  ]);
  if (parentId === undefined && !isListed(queryClient, target, comment.id)) {
    countOneMore(queryClient, postId);
    startWithoutReplies(queryClient, postId, comment.id);
  }
  return comment;
}

/** Whether a page of the server holds it already: a comment that was looked for has been counted there. */
function isListed(queryClient: QueryClient, { postId }: CommentTarget, id: number): boolean {
  const list = queryClient.getQueryData(commentsQuery(postId).queryKey);
  return list !== undefined && toComments(list.pages).some((comment) => comment.id === id);
}

function countOneMore(queryClient: QueryClient, postId: number): void {
  const { queryKey } = commentsQuery(postId);
  const list = queryClient.getQueryData(queryKey);
  if (!list) return;
  const pages = list.pages.map((page) =>
    hasCount(page) ? { ...page, totalElements: page.totalElements + 1 } : page,
  );
  patchCached(queryClient, queryKey, { ...list, pages });
}

/** A server that breaks the contract may send anything for a page. */
function hasCount(page: MaybeCommentPage): boolean {
  return typeof page?.totalElements === 'number';
}

/** Nobody can have replied to a comment that has just been written. */
function startWithoutReplies(queryClient: QueryClient, postId: number, commentId: number): void {
  const { queryKey } = repliesQuery(postId, commentId);
  queryClient.setQueryData(queryKey, {
    pages: [{ content: [], totalElements: 0, hasNext: false }],
    pageParams: [0],
  });
}
