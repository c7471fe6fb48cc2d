import { IconMapPin } from '@tabler/icons-react';
import { type ProximityPrompt, proximityText } from '@/domain/challenges/proximity';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import styles from './ProximityDialog.module.css';

interface ProximityDialogProps {
  prompt: ProximityPrompt;
  onVerify: (challenge: ProximityPrompt['challenge']) => void;
  onLater: () => void;
}

/** Asks a user who has come near an ongoing challenge whether to prove it (2 §2). */
export function ProximityDialog({ prompt, onVerify, onLater }: ProximityDialogProps) {
  const { challenge, meters } = prompt;
  return (
    <ConfirmDialog
      opened
      title="챌린지를 진행하시기 전에 확인해주세요."
      text={proximityText(meters)}
      confirmText="인증하기"
      cancelText="나중에"
      onConfirm={() => onVerify(challenge)}
      onCancel={onLater}
    >
      {challenge.title && (
        <p className={styles.challenge}>
          <IconMapPin size={18} className={styles.pin} />
          {challenge.title}
        </p>
      )}
    </ConfirmDialog>
  );
}
