import { PageHeader } from '@/ui/PageHeader';

export function CommunityPage() {
  return <PageHeader title="커뮤니티" />;
}
