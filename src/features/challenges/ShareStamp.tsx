import { ActionIcon, Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { ChallengeCard } from '@/domain/challenges/challenge-card';
import { useShare } from '@/ui/share/useShare';

interface ShareStampProps {
  card: ChallengeCard;
  /** Whether it was completed just now: then the button says in words what it does. */
  isNew: boolean;
}

/** Shares a completed challenge as a picture. */
export function ShareStamp({ card, isNew }: ShareStampProps) {
  const { shareCard, isSharing } = useShare();
  const share = () => shareCard({ photo: card.image, of: card.id, title: card.title, line: card.dateText });
  if (isNew) {
    return (
      <Button
        variant="default"
        fullWidth
        mt="sm"
        leftSection={<IconShare2 size={20} />}
        aria-busy={isSharing}
        onClick={share}
      >
        공유하기
      </Button>
    );
  }
  return (
    <ActionIcon
      variant="subtle"
      pos="absolute"
      bottom={4}
      right={4}
      aria-label={`${card.title} 공유하기`}
      aria-busy={isSharing}
      onClick={share}
    >
      <IconShare2 size={20} />
    </ActionIcon>
  );
}
