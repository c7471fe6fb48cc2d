import { Skeleton } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { voucherButton } from '@/domain/shop/voucher';
import { BottomBar } from '@/ui/frame/BottomBar';
import { ErrorDrawing } from '@/ui/drawings/ErrorDrawing';
import { Stamp } from '@/ui/drawings/Stamp';
import { ErrorState } from '@/ui/states/ErrorState';
import { LoadingState } from '@/ui/states/LoadingState';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { PLACE_OF_USE } from './place-of-use';
import { useVoucher } from './useVoucher';
import { VoucherImage } from './VoucherImage';
import styles from './VoucherUse.module.css';

/** One voucher, to be shown to the staff and used once (2 §2). */
export function VoucherUse({ exchangeId }: { exchangeId: number }) {
  const { voucher, state, isLoading, errorText, retry, accept } = useVoucher(exchangeId);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        <div className={styles.ticket}>
          <Skeleton height={260} radius={14} />
          <Skeleton height={26} width="60%" />
          <Skeleton height={48} />
        </div>
      </LoadingState>
    );
  }
  if (!voucher) {
    return <ErrorState drawing={<ErrorDrawing size={150} />} text={errorText} onRetry={retry} />;
  }

  const { label, isDisabled } = voucherButton(state, voucher.exchangeId);
  const isAccepted = state === 'accepted';
  return (
    <>
      <article className={styles.ticket} data-accepted={isAccepted}>
        <div className={styles.picture}>
          <VoucherImage imageUrl={voucher.imageUrl} />
          {isAccepted && <Stamp size={116} className={styles.stamp} />}
        </div>
        <h2 className={styles.name}>{voucher.name}</h2>
        <div className={styles.perforation} aria-hidden />
        <p className={styles.place}>
          <IconMapPin className={styles.pin} />
          <span>
            <strong>사용처</strong>
            {PLACE_OF_USE}
          </span>
        </p>
      </article>
      <p className={styles.notice}>
        <span>수령할 때 직원에게 이 버튼을 보여주세요.</span>{' '}
        <span>한 번만 사용할 수 있고 다시 사용할 수 없어요.</span>
      </p>
      <BottomBar>
        <SubmitButton
          type="button"
          size="lg"
          fullWidth
          pending={state === 'pending'}
          disabled={isDisabled && state !== 'pending'}
          onClick={accept}
        >
          {label}
        </SubmitButton>
      </BottomBar>
      <output className={styles.status}>{isAccepted && '수령완료'}</output>
    </>
  );
}
