import { PageHeader } from '@/ui/PageHeader';

export function SplashPage() {
  return <PageHeader title="도새기" />;
}
