import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useGoToLogin } from './useGoToLogin';

interface LoginOfferDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Offers login to a visitor who did something that needs a session; afterwards the way leads back to this page. */
export function LoginOfferDialog({ opened, onClose }: LoginOfferDialogProps) {
  const goToLogin = useGoToLogin();
  return (
    <ConfirmDialog
      opened={opened}
      mood="wow"
      title="로그인이 필요해요."
      confirmText="로그인"
      onConfirm={goToLogin}
      onCancel={onClose}
    />
  );
}
