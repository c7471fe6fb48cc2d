import { paths } from '@/app/paths';
import { VoucherGrid } from '@/features/vouchers/VoucherGrid';
import { useSession } from '@/session/useSession';
import { PageHeader } from '@/ui/frame/PageHeader';
import styles from './MyCouponsPage.module.css';

/** The user's vouchers (2 §2). */
export function MyCouponsPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="내 상품권" backTo={paths.myPage()} />
      <div className={styles.page}>{user && <VoucherGrid userId={user.userId} />}</div>
    </>
  );
}
