import { Button, Stack } from '@mantine/core';
import { AppDialog } from '@/ui/dialogs/dialogs';
import { type ConversionDialogProps, ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

/** The point conversion of the shop (2 §2): a dialog, which stays while a conversion is under way. */
export function ConversionModal({ opened, steps, onClose }: ConversionDialogProps) {
  const conversion = useConversion(onClose);
  return (
    <AppDialog
      opened={opened}
      isDrawnAhead
      title="포인트 전환"
      onClose={onClose}
      dismissible={!conversion.isConverting}
      focusesField
    >
      <Stack gap="xs">
        <ConversionForm steps={steps} {...conversion} />
        <Button variant="subtle" mb={-12} disabled={conversion.isConverting} onClick={onClose}>
          닫기
        </Button>
      </Stack>
    </AppDialog>
  );
}
