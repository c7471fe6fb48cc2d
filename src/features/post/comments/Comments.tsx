import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { commentCountLabel } from '@/domain/community/comments';
import { EmptyComments } from '@/ui/drawings/EmptyComments';
import { EmptyState } from '@/ui/states/EmptyState';
import { InfiniteSentinel } from '@/ui/InfiniteSentinel';
import { LoadingState } from '@/ui/states/LoadingState';
import { CommentBar } from './CommentBar';
import styles from './Comments.module.css';
import { CommentThread } from './CommentThread';
import { ReplySheet } from './ReplySheet';
import { useComments } from './useComments';
import { useReplyTarget } from './useReplyTarget';

/** The next page is asked for when the end is this near to the screen, in CSS pixels. */
const NEXT_PAGE_MARGIN_PX = 600;

/** The comments on a post with their replies, and the field for a new one (1 §2). */
export function Comments({ postId }: { postId: number }) {
  const id = useId();
  const { comments, count, isLoading, isReloading, hasNextPage, isLoadingNext, hasNextFailed, loadNext } =
    useComments(postId);
  const reply = useReplyTarget(comments);
  const [newId, setNewId] = useState<number>();

  return (
    <>
      <section className={styles.comments} aria-labelledby={id}>
        <h2 id={id} className={styles.count} aria-live="polite">
          {isLoading ? '댓글' : commentCountLabel(count)}
        </h2>
        {isLoading && <LoadingState text="로딩중..." />}
        {!isLoading && comments.length === 0 && (
          <EmptyState
            drawing={<EmptyComments size={150} />}
            text="아직 댓글이 없어요! 첫 댓글을 달아주세요."
          />
        )}
        {comments.length > 0 && (
          <ul className={styles.list}>
            {comments.map((comment) => (
              <CommentThread
                key={comment.id}
                postId={postId}
                comment={comment}
                newId={newId}
                onReply={reply.open}
              />
            ))}
          </ul>
        )}
        {isLoadingNext && <LoadingState text="로딩중..." />}
        {hasNextFailed && !isLoadingNext && (
          <Button variant="default" className={styles.retry} onClick={loadNext}>
            다시 시도
          </Button>
        )}
        <InfiniteSentinel
          onReach={loadNext}
          marginPx={NEXT_PAGE_MARGIN_PX}
          listVersion={comments.length}
          disabled={!hasNextPage || isReloading || isLoadingNext || hasNextFailed}
        />
      </section>
      <CommentBar postId={postId} onSent={setNewId} />
      {reply.target && (
        <ReplySheet
          key={reply.target.id}
          postId={postId}
          parent={reply.target}
          onClose={reply.close}
          onSent={(sentId) => {
            reply.close();
            setNewId(sentId);
          }}
        />
      )}
    </>
  );
}
