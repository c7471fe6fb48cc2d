import { PageHeader } from '@/ui/PageHeader';

export function MainPage() {
  return <PageHeader title="홈" />;
}
