import { Button } from '@mantine/core';
import { AppDialog } from '@/ui/dialogs/dialogs';

interface DraftOfferProps {
  opened: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was written before and not sent. Closing it throws nothing away. */
export function DraftOffer({ opened, onContinue, onDiscard }: DraftOfferProps) {
  return (
    <AppDialog
      opened={opened}
      mood="happy"
      title="작성하던 글이 있어요."
      text="이어서 쓸까요?"
      onClose={onContinue}
      actions={
        <>
          <Button variant="default" onClick={onDiscard}>
            새로 쓰기
          </Button>
          <Button onClick={onContinue}>이어서 쓰기</Button>
        </>
      }
    />
  );
}
