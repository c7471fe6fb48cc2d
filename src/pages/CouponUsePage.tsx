import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function CouponUsePage() {
  return <PageHeader title="사용하기" backTo={paths.myCoupons()} />;
}
