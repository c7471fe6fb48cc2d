import { Box, Button, Center, Title } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { NextSlice } from '@/device/NextSlice';
import { commentCountLabel } from '@/domain/community/comments';
import { EmptyComments } from '@/ui/drawings/empty-drawings';
import { EmptyState, LoadingState } from '@/ui/states/states';
import { InfiniteSentinel } from '@/ui/InfiniteSentinel';
import { CommentBar } from './CommentBar';
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
  /** What has just been sent, and the thread that it stands in: no other one is drawn anew for it. */
  const [fresh, setFresh] = useState<{ id: number; threadId: number }>();
  const showSent = useCallbackRef((sentId: number | undefined, threadId = sentId) =>
    setFresh(sentId === undefined || threadId === undefined ? undefined : { id: sentId, threadId }),
  );

  return (
    <>
      <Box component="section" flex={1} px="lg" pt={22} pb="xs" bg="var(--surface)" aria-labelledby={id}>
        <Title order={2} id={id} fz="lg" aria-live="polite">
          {isLoading ? '댓글' : commentCountLabel(count)}
        </Title>
        {isLoading && <LoadingState text="로딩중..." />}
        {!isLoading && comments.length === 0 && (
          <EmptyState drawing={EmptyComments} isCompact text="아직 댓글이 없어요! 첫 댓글을 달아주세요." />
        )}
        {comments.length > 0 && (
          <Box component="ul" py="xs">
            {comments.map((comment) => (
              <CommentThread
                key={comment.id}
                postId={postId}
                comment={comment}
                newId={fresh?.threadId === comment.id ? fresh.id : undefined}
                onReply={reply.open}
              />
            ))}
          </Box>
        )}
        {isLoadingNext && <LoadingState text="로딩중..." />}
        {hasNextFailed && !isLoadingNext && (
          <Center my="md">
            <Button variant="subtle" leftSection={<IconRefresh size={18} />} onClick={loadNext}>
              다시 시도
            </Button>
          </Center>
        )}
        <InfiniteSentinel
          onReach={loadNext}
          marginPx={NEXT_PAGE_MARGIN_PX}
          listVersion={comments.length}
          disabled={!hasNextPage || isReloading || isLoadingNext || hasNextFailed}
        />
      </Box>
      <NextSlice>
        <CommentBar postId={postId} onSent={showSent} />
      </NextSlice>
      {reply.target && (
        <ReplySheet
          key={reply.target.id}
          postId={postId}
          parent={reply.target}
          onClose={reply.close}
          onSent={(sentId) => {
            reply.close();
            showSent(sentId, reply.target?.id);
          }}
        />
      )}
    </>
  );
}
