import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { AppDialog } from '@/ui/dialogs/dialogs';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import type { PurchaseOutcome } from './usePurchase';

interface LostPurchaseDialogProps {
  /** What is known of the purchase; null closes the dialog. */
  kind: LostPurchaseKind | null;
  isChecking: boolean;
  onClose: () => void;
  /** Looks again; settles when it is known or not. */
  onCheck: () => Promise<unknown>;
}

export type LostPurchaseKind = Extract<PurchaseOutcome['kind'], 'notBought' | 'unclear' | 'unreachable'>;

const TEXTS: Readonly<Record<LostPurchaseKind, { title: string; text: string }>> = {
  notBought: {
    title: '구매에 실패했습니다.',
    text: '내 상품권에 새로 담긴 상품이 없어요.\n다시 구매할 수 있어요.',
  },
  unclear: {
    title: '구매 결과를 알 수 없어요.',
    text: '다시 구매하기 전에 내 상품권을 먼저 확인해주세요.',
  },
  unreachable: {
    title: '구매 결과를 확인하지 못했어요.',
    text: '인터넷 연결을 살펴봐 주세요.\n확인하기 전에는 다시 구매되지 않아요.',
  },
};

/** The answer to a purchase got lost: what is known of it, and the way on. */
export function LostPurchaseDialog({ kind, isChecking, onClose, onCheck }: LostPurchaseDialogProps) {
  if (!kind) return null;
  return (
    <AppDialog
      opened
      mood="worried"
      title={TEXTS[kind].title}
      text={
        <Text span inherit style={{ whiteSpace: 'pre-line' }}>
          {TEXTS[kind].text}
        </Text>
      }
      onClose={onClose}
      dismissible={!isChecking}
      actions={
        <>
          <Button variant="default" disabled={isChecking} onClick={onClose}>
            닫기
          </Button>
          {kind === 'unreachable' && (
            <SubmitButton type="button" pending={isChecking} pendingText="확인 중…" onClick={onCheck}>
              다시 확인
            </SubmitButton>
          )}
          {kind === 'unclear' && (
            <Button component={Link} to={paths.myVouchers()}>
              내 상품권 확인하기
            </Button>
          )}
        </>
      }
    />
  );
}
