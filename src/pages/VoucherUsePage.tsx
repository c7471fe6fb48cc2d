import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { VoucherUse } from '@/features/vouchers/VoucherUse';
import { PageHeader } from '@/ui/frame/PageHeader';

/** The use of a voucher (2 §2). An address without a usable id leads to the vouchers. */
export function VoucherUsePage() {
  const { exchangeId = '' } = useParams();
  const id = /^[1-9]\d*$/.test(exchangeId) ? Number(exchangeId) : Number.NaN;
  if (!Number.isSafeInteger(id)) return <Navigate to={paths.myVouchers()} replace />;
  return (
    <>
      <PageHeader title="사용하기" backTo={paths.myVouchers()} />
      <VoucherUse key={id} exchangeId={id} />
    </>
  );
}
