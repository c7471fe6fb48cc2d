import type { QueryClient } from '@tanstack/react-query';
import {
  createComment,
  createReply,
  getListCommentsQueryOptions,
  getListRepliesQueryOptions,
} from '@generated/endpoints/comments/comments';
import type { Comment } from '@generated/model/comment.zod';
import { findOwnComment, toComments } from '@/domain/community/comments';
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
): Promise<Comment> {
  const { postId, parentId } = target;
  return sendOrFind(queryClient, {
    key: toCommentKey(target, text),
    before: readIds(queryClient, target),
    send: () =>
      parentId === undefined ? createComment(postId, { text }) : createReply(postId, parentId, { text }),
    find: async (before) => {
      if (before === null || nickname === null) throw new Error('One like it may have been there before.');
      return findOwnComment(await askForNewest(queryClient, target), { nickname, text, before });
    },
  });
}

/** The comments that are there, by their ids; null where they have not been loaded. */
function readIds(queryClient: QueryClient, target: CommentTarget): ReadonlySet<number> | null {
  const { postId, parentId } = target;
  const { queryKey } = parentId === undefined ? commentsQuery(postId) : repliesQuery(postId, parentId);
  const list = queryClient.getQueryData(queryKey);
  if (!list) return null;
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
