import { Group } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type ProximityPrompt, proximityText } from '@/domain/challenges/proximity';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { AskedPhoto } from '@/ui/drawings/ChallengeCover';

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
      photo={<AskedPhoto src={challenge.image} of={challenge.id} mood="wow" />}
      title="챌린지를 진행하시기 전에 확인해주세요."
      text={proximityText(meters)}
      confirmText="인증하기"
      cancelText="나중에"
      onConfirm={() => onVerify(challenge)}
      onCancel={onLater}
    >
      {challenge.title && (
        <Group justify="center" gap={6} wrap="nowrap" fw={700} lh={1.4}>
          <IconMapPin size={18} style={{ flex: 'none' }} />
          {challenge.title}
        </Group>
      )}
    </ConfirmDialog>
  );
}
