import { Center } from '@mantine/core';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { Pig } from '@/ui/drawings/Pig';
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
      title="로그인이 필요해요."
      confirmText="로그인"
      onConfirm={goToLogin}
      onCancel={onClose}
    >
      <Center>
        <Pig mood="wow" size={88} />
      </Center>
    </ConfirmDialog>
  );
}
