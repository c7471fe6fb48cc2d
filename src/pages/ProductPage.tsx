import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function ProductPage() {
  return <PageHeader title="상품소개" backTo={paths.shop()} />;
}
