import { Box, Button, Group, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FailureCause } from '@/domain/failure-cause';
import { NextSlice } from '@/device/NextSlice';
import { paths } from '@/domain/routes/paths';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PictureSkeleton } from '@/ui/states/CardSkeletons';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { Comments } from './comments/Comments';
import { PostArticle } from './PostArticle';
import { usePost } from './usePost';

/** A post with its comments (1 §2). */
export function PostView({ postId }: { postId: number }) {
  const { post, isLoading, cause, retry } = usePost(postId);
  if (isLoading) {
    return (
      <LoadingState text="로딩중...">
        <Box px="lg" pt={4} aria-hidden>
          <Skeleton height={28} width="55%" my={2} />
          <Group gap={10} mt={16} me="calc(-1 * var(--gutter))" wrap="nowrap" align="stretch">
            <PictureSkeleton ratio={4 / 3} w="calc(100% - 48px)" bdrs="lg" />
            <Skeleton height="auto" flex={1} bdrs="20px 0 0 20px" />
          </Group>
          <Group gap={10} mt={18} wrap="nowrap">
            <Skeleton height={40} circle />
            <Box flex={1}>
              <Skeleton height={14} width="32%" />
              <Skeleton height={12} width="24%" mt={8} />
            </Box>
          </Group>
          <Skeleton height={16} mt={22} />
          <Skeleton height={16} mt={12} />
          <Skeleton height={16} width="36%" mt={12} />
          <Group gap="xs" mt={24}>
            <Skeleton height={30} width={82} radius="xl" />
            <Skeleton height={30} width={60} radius="xl" />
          </Group>
          <Group gap="xs" mt="lg">
            <Skeleton height={48} width={144} radius="xl" />
            <Skeleton height={48} width={124} radius="xl" />
          </Group>
        </Box>
      </LoadingState>
    );
  }
  if (!post) return <PostNotFound cause={cause} onRetry={retry} />;
  return (
    // The comments fill what a short post leaves of the screen.
    <Stack gap={0} mih="calc(100dvh - var(--header-height) - var(--safe-top) - var(--notice-height, 0px))">
      <PostArticle post={post} />
      <NextSlice>
        <Comments postId={postId} />
      </NextSlice>
    </Stack>
  );
}

interface PostNotFoundProps {
  cause?: FailureCause;
  onRetry?: () => void;
}

/** What stands in the place of a post that could not be loaded, for whatever reason (1 §8). One that is gone stays so. */
export function PostNotFound({ cause = 'missing', onRetry }: PostNotFoundProps) {
  const isGone = cause === 'missing';
  return (
    <LandBelow height="var(--below-header)">
      <ErrorState
        drawing={FailureDrawing}
        cause={cause}
        text="포스트를 찾을 수 없습니다."
        onRetry={isGone ? undefined : onRetry}
        action={
          <Button component={Link} to={paths.community()} variant={isGone ? 'filled' : 'subtle'}>
            커뮤니티 보러가기
          </Button>
        }
      />
    </LandBelow>
  );
}
