import type { QueryClient } from '@tanstack/react-query';
import {
  createComment,
  createReply,
  getListCommentsQueryOptions,
  getListRepliesQueryOptions,
} from '@generated/endpoints/comments/comments';
import { findOwnComment, nextCommentPage, toComments } from '@/domain/community/comments';
import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE } from '@/domain/limits';
import { askAnew, sendOrFind } from '@/server-state/send-or-find';
import { commentsQuery, repliesQuery } from './comment-queries';
import type { CommentTarget } from './comment-target';
import { readSentComments } from './sent-comments';

/** What is in doubt of a comment or reply: the same text to the same target. */
export const toCommentKey = ({ postId, parentId }: CommentTarget, text: string) =>
  ['comment', postId, parentId ?? null, text] as const;

/**
 * Sends a comment or a reply. Where the answer was lost it is looked for: one of the same user with the same text that
 * was not there before.
 * @param nickname of who sends it; null where that is not known
 */
export function sendComment(
  queryClient: QueryClient,
  target: CommentTarget,
  text: string,
  nickname: string | null,
): Promise<unknown> {
  const { postId, parentId } = target;
  const before = readIds(queryClient, target);
  // Otherwise one like it may have been there before.
  const canTell = before !== null && nickname !== null;
  return sendOrFind(queryClient, {
    key: toCommentKey(target, text),
    before: before ?? new Set<number>(),
    send: () =>
      parentId === undefined ? createComment(postId, { text }) : createReply(postId, parentId, { text }),
    find: canTell
      ? async (ids) =>
          findOwnComment(await askForNewest(queryClient, target), { nickname, text, before: ids })
      : undefined,
  });
}

/**
 * The comments that are there, by their ids: of a post the newest at least, of a comment all replies. Null where they have
 * not been loaded so far.
 */
function readIds(queryClient: QueryClient, target: CommentTarget): ReadonlySet<number> | null {
  const { postId, parentId } = target;
  const { queryKey } = parentId === undefined ? commentsQuery(postId) : repliesQuery(postId, parentId);
  const list = queryClient.getQueryData(queryKey);
  if (!list || (parentId !== undefined && nextCommentPage(list.pages, REPLY_PAGE_SIZE) !== undefined))
    return null;
  return new Set([...toComments(list.pages), ...readSentComments(queryClient, target)].map(({ id }) => id));
}

/** The page that holds what was written last: of comments the first, of replies the last one. */
async function askForNewest(queryClient: QueryClient, { postId, parentId }: CommentTarget) {
  if (parentId === undefined)
    return askAnew(queryClient, getListCommentsQueryOptions(postId, { page: 0, size: COMMENT_PAGE_SIZE }));
  const askForReplies = (page: number) =>
    askAnew(queryClient, getListRepliesQueryOptions(postId, parentId, { page, size: REPLY_PAGE_SIZE }));
  const first = await askForReplies(0);
  const last = Math.ceil(first.totalElements / REPLY_PAGE_SIZE) - 1;
  return last > 0 ? askForReplies(last) : first;
}
