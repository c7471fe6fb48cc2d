import { NextSlice } from '@/device/NextSlice';
import { CommunityFeed } from '@/features/community/CommunityFeed';
import { FestivalIntro } from '@/features/community/festival/FestivalIntro';
import { WriteButton } from '@/features/community/WriteButton';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { PageHeader } from '@/ui/frame/PageHeader';

export function CommunityPage() {
  return (
    <>
      <PageHeader title="커뮤니티" right={<NotificationBell />} />
      <FestivalIntro />
      <NextSlice>
        <CommunityFeed />
      </NextSlice>
      <WriteButton />
    </>
  );
}
