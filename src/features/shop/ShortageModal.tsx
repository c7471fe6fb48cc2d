import { Button } from '@mantine/core';
import { AppDialog } from '@/ui/dialogs/dialogs';

interface ShortageModalProps {
  opened: boolean;
  /** Such as 보유한라봉이 172개 부족해요; null when the balance known here would do. */
  text: string | null;
  onClose: () => void;
  /** 한라봉 받으러 가기 was chosen. */
  onHelp: () => void;
}

/** A purchase was refused because hallabong are lacking (2 §8). */
export function ShortageModal({ opened, text, onClose, onHelp }: ShortageModalProps) {
  return (
    <AppDialog
      opened={opened}
      mood="worried"
      title="한라봉이 부족해요."
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" flex="none" miw={80} px="xs" onClick={onClose}>
            닫기
          </Button>
          <Button px="xs" onClick={onHelp}>
            한라봉 받으러 가기
          </Button>
        </>
      }
    />
  );
}
