import {
  getListCommentsInfiniteQueryOptions,
  getListRepliesInfiniteQueryOptions,
} from '@generated/endpoints/comments/comments';
import type { CommentPage } from '@generated/model/comment-page.zod';
import { nextCommentPage } from '@/domain/community/comments';
import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE } from '@/domain/limits';

function toPaging(pageSize: number) {
  return {
    initialPageParam: 0,
    getNextPageParam: (_last: unknown, pages: readonly CommentPage[]) => nextCommentPage(pages, pageSize),
    // Coming back to the window must not move the comments under the reader.
    refetchOnWindowFocus: false,
  };
}

/** The comments on a post, page by page, 15 a page (1 §7). */
export function commentsQuery(postId: number) {
  return getListCommentsInfiniteQueryOptions(
    postId,
    { size: COMMENT_PAGE_SIZE },
    { query: toPaging(COMMENT_PAGE_SIZE) },
  );
}

/** The replies to a comment, page by page, 10 a page (1 §7). */
export function repliesQuery(postId: number, commentId: number) {
  return getListRepliesInfiniteQueryOptions(
    postId,
    commentId,
    { size: REPLY_PAGE_SIZE },
    { query: toPaging(REPLY_PAGE_SIZE) },
  );
}
