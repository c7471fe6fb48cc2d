import { Box } from '@mantine/core';
import { paths } from '@/domain/routes/paths';
import { VoucherGrid } from '@/features/vouchers/VoucherGrid';
import { useSession } from '@/session/useSession';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PageHeader } from '@/ui/frame/PageHeader';

/** The user's vouchers (2 §2). */
export function MyVouchersPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="내 상품권" backTo={paths.myPage()} />
      <LandBelow height="var(--below-header)">
        <Box px="lg" pt="xs" pb="calc(32px + var(--safe-bottom))">
          {user && <VoucherGrid userId={user.userId} />}
        </Box>
      </LandBelow>
    </>
  );
}
