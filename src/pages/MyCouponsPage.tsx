import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function MyCouponsPage() {
  return <PageHeader title="내 상품권" backTo={paths.myPage()} />;
}
