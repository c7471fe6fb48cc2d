import { PageHeader } from '@/ui/PageHeader';

export function MyPage() {
  return <PageHeader title="마이페이지" />;
}
