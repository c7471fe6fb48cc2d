import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function ShopPage() {
  return <PageHeader title="구매하기" backTo={paths.main()} />;
}
