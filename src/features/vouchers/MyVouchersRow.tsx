import { Card } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { paths } from '@/domain/routes/paths';
import { useSession } from '@/session/useSession';
import { MenuLink } from '@/ui/frame/MenuRow';
import { useKnownVoucherCount } from './useMyVouchers';

/** 내 상품권 확인하기, with how many can be collected where that is known (2 §2). */
export function MyVouchersRow() {
  const count = useKnownVoucherCount(useSession().user?.userId ?? 0);
  return (
    <Card padding={0}>
      <MenuLink
        to={paths.myVouchers()}
        label="내 상품권 확인하기"
        sign={<IconTicket />}
        note={count ? `${count}장` : undefined}
      />
    </Card>
  );
}
