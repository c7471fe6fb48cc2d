import { Box } from '@mantine/core';
import { useState } from 'react';
import { isDrawnShown } from '@/device/drawing';
import type { FeedTab } from '@/domain/community/feed';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { CardSkeletons } from '@/ui/states/CardSkeletons';
import { EmptyFeed } from '@/ui/drawings/empty-drawings';
import { FeedFailure } from './FeedFailure';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { InfiniteSentinel } from '@/ui/InfiniteSentinel';
import { LazyPart, rememberPart, useLazyPart, usePreload } from '@/ui/LazyPart';
import styles from './community.module.css';
import { useFeed } from './useFeed';
import { useLikePost } from './useLikePost';

/** The cards and what virtualises them, 15 kB of brotli, come along with the posts. */
const loadPostFeed = rememberPart(() => import('./PostFeed').then((module) => module.PostFeed));

// Behind the drawing this panel comes second, and the drawing stays until the cards are there.
if (isDrawnShown()) void loadPostFeed.whenSettled?.();

const loadReportDialog = rememberPart(() => import('./ReportDialog').then((module) => module.ReportDialog));
const TAPPED_PARTS = [loadReportDialog];

/** Under what stands in the place of the posts. */
const loadLand = rememberPart(() => import('@/ui/drawings/JejuScene').then((module) => module.LandAboveTabs));
const COLUMN = { display: 'flex', style: { flexDirection: 'column' } } as const;

/** The next page is asked for when the end is this near to the screen, in CSS pixels: about three cards. */
const NEXT_PAGE_MARGIN_PX = 1300;

/** The banner above leaves a short screen less room for what stands in the place of the posts. */
const UNDER_FESTIVALS_PX = 48;

interface FeedPanelProps {
  tab: FeedTab;
  /** The user has pulled the page down. */
  isRefreshing: boolean;
}

/** The posts of a tab, or what is said in their place (1 §2, 1 §8). */
export function FeedPanel({ tab, isRefreshing }: FeedPanelProps) {
  usePreload(TAPPED_PARTS);
  const feed = useFeed(tab);
  const { Part: PostFeed, isMissing, retry } = useLazyPart(loadPostFeed);
  const hasPosts = feed.posts.length > 0;
  const isEmpty = !feed.isLoading && !feed.errorText && !hasPosts;
  const isBare = isEmpty || feed.errorText !== undefined;
  const { likePost, isLoginOffered, closeLoginOffer } = useLikePost();
  const [reportedId, setReportedId] = useState<number>();

  return (
    <>
      <Box {...(isBare ? COLUMN : { pb: 96 })} className={styles.panel}>
        {(feed.isLoading || (hasPosts && !PostFeed && !isMissing)) && (
          <LoadingState text="불러오는 중...">
            <Box pt={14} px="lg">
              <CardSkeletons count={3} like="post" />
            </Box>
          </LoadingState>
        )}
        {feed.errorText && (
          <ErrorState
            drawing={FeedFailure}
            cause={feed.cause}
            above={UNDER_FESTIVALS_PX}
            text={feed.errorText}
            onRetry={feed.retry}
          />
        )}
        {hasPosts && isMissing && (
          <ErrorState
            drawing={FeedFailure}
            above={UNDER_FESTIVALS_PX}
            text="문제가 발생했어요. 다시 시도해주세요."
            onRetry={retry}
          />
        )}
        {isEmpty && <EmptyState drawing={EmptyFeed} above={UNDER_FESTIVALS_PX} text="게시물이 없습니다." />}
        {isBare && (
          <LazyPart load={loadLand} isUrgent props={{ from: feed.errorText ? 55 : 46 }} isToasted={false} />
        )}
        {feed.reloadErrorText && !isRefreshing && (
          // Above posts that stay.
          <FailureAlert
            role="presentation"
            mt={14}
            mx="lg"
            isRetrying={feed.isReloading}
            onRetry={feed.retry}
          >
            <span role="status">{feed.reloadErrorText}</span>
          </FailureAlert>
        )}
        {hasPosts && PostFeed && (
          <PostFeed
            key={tab}
            name={tab}
            posts={feed.posts}
            isRanked={tab === 'popular'}
            isComplete={!feed.hasNextPage}
            isBusy={feed.isLoadingNext || isRefreshing}
            onLike={likePost}
            onReport={setReportedId}
          />
        )}
        {feed.isLoadingNext && <LoadingState text="불러오는 중..." />}
        {feed.nextErrorText && <ErrorState text={feed.nextErrorText} onRetry={feed.retryNext} />}
        <InfiniteSentinel
          onReach={feed.loadNext}
          marginPx={NEXT_PAGE_MARGIN_PX}
          listVersion={feed.posts.length}
          disabled={
            !PostFeed ||
            !feed.hasNextPage ||
            feed.isLoadingNext ||
            feed.isReloading ||
            isRefreshing ||
            feed.nextErrorText !== undefined
          }
        />
      </Box>
      {reportedId !== undefined && (
        <LazyPart
          load={loadReportDialog}
          props={{ postId: reportedId, onClose: () => setReportedId(undefined) }}
          onMissing={() => setReportedId(undefined)}
        />
      )}
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
