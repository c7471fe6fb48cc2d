import { Center, Paper } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { FeedTab } from '@/domain/community/feed';
import { NextSlice } from '@/device/NextSlice';
import { LoadingState } from '@/ui/states/states';
import { useRootMark } from '@/ui/frame/root-mark';
import { Tabs } from '@/ui/frame/Tabs';
import styles from './community.module.css';
import { FeedPanel } from './FeedPanel';
import { useIsFeedReloading, useRefreshFeed } from './useFeed';
import { useFeedTab } from './useFeedTab';
import { usePullToRefresh } from './usePullToRefresh';

const TABS = [
  { value: 'latest', label: '최신순' },
  { value: 'popular', label: '인기순' },
] as const;

/** The feed with its two orders (1 §2). What a like changes is drawn anew further in: taps are answered quickly. */
export function CommunityFeed() {
  useRootMark('data-feed');
  const [tab, changeTab] = useFeedTab();
  const refresh = useRefreshFeed(tab);
  const { indicator, isRefreshing } = usePullToRefresh(refresh);
  const isReloading = useIsFeedReloading(tab) || isRefreshing;

  function handleTab(next: FeedTab) {
    if (next === tab) void refresh();
    else changeTab(next);
  }

  return (
    <>
      <Paper
        ref={indicator}
        pos="absolute"
        w={40}
        h={40}
        radius="50%"
        shadow="md"
        bg="var(--surface)"
        className={styles.pull}
        data-refreshing={isReloading || undefined}
      >
        <Center h="100%">
          {isReloading ? (
            <LoadingState text="불러오는 중...">
              <IconRefresh size={22} />
            </LoadingState>
          ) : (
            <IconRefresh size={22} />
          )}
        </Center>
      </Paper>
      <Tabs label="정렬" tabs={TABS} active={tab} onChange={handleTab} sticky>
        <NextSlice>
          <FeedPanel tab={tab} isRefreshing={isRefreshing} />
        </NextSlice>
      </Tabs>
    </>
  );
}
