import { Button, Stack } from '@mantine/core';
import { AppDialog } from '@/ui/dialogs/dialogs';
import { ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

interface ConversionModalProps {
  opened: boolean;
  /** Today's steps. */
  steps: number;
  onClose: () => void;
}

/** The point conversion of the shop (2 §2): a dialog, which stays while a conversion is under way. */
export function ConversionModal({ opened, steps, onClose }: ConversionModalProps) {
  const { convert, isConverting, failure, clearFailure } = useConversion(onClose);
  return (
    <AppDialog
      opened={opened}
      isDrawnAhead
      title="포인트 전환"
      onClose={onClose}
      dismissible={!isConverting}
      focusesField
    >
      <Stack gap="xs">
        <ConversionForm
          steps={steps}
          isConverting={isConverting}
          failure={failure}
          onChange={clearFailure}
          onSubmit={convert}
        />
        <Button variant="subtle" mb={-12} disabled={isConverting} onClick={onClose}>
          닫기
        </Button>
      </Stack>
    </AppDialog>
  );
}
