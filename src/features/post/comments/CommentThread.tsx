import { Box, Button } from '@mantine/core';
import { memo, useMemo } from 'react';
import { toCommentRows, type PostComment } from '@/domain/community/comments';
import { CommentItem } from './CommentItem';
import { useReplies } from './useReplies';
import styles from '../post.module.css';

/** Ties the replies to the picture of the comment above them. */
const TIED = {
  background: 'linear-gradient(var(--line), var(--line)) 8px 0 / 2px calc(100% - 18px) no-repeat',
};

interface CommentThreadProps {
  postId: number;
  comment: PostComment;
  /** What has just been sent, where it stands in this thread. */
  newId: number | undefined;
  onReply: (commentId: number) => void;
}

/** A comment and, right after it, the replies to it (1 §4). */
export const CommentThread = memo(function CommentThread({
  postId,
  comment,
  newId,
  onReply,
}: CommentThreadProps) {
  const { replies, sentReplies, hasMore, isLoading, loadMore } = useReplies(postId, comment.id);
  const rows = useMemo(
    () => toCommentRows([comment], new Map([[comment.id, [...replies, ...sentReplies]]])),
    [comment, replies, sentReplies],
  );
  const [first, ...others] = rows;
  const loaded = others.slice(0, others.length - sentReplies.length);
  const sent = others.slice(others.length - sentReplies.length);

  const toItem = (row: (typeof rows)[number]) => (
    <CommentItem row={row} isNew={row.comment.id === newId} onReply={() => onReply(row.comment.id)} />
  );

  return (
    <li className={styles.thread}>
      {first && toItem(first)}
      {(others.length > 0 || hasMore) && (
        <Box component="ul" pb="xs" style={TIED} aria-label="답글">
          {loaded.map((row) => (
            <li key={row.comment.id}>{toItem(row)}</li>
          ))}
          {hasMore && (
            <li>
              <Button variant="subtle" size="compact-sm" ms={12} aria-busy={isLoading} onClick={loadMore}>
                답글 더보기
              </Button>
            </li>
          )}
          {sent.map((row) => (
            <li key={row.comment.id}>{toItem(row)}</li>
          ))}
        </Box>
      )}
    </li>
  );
});
