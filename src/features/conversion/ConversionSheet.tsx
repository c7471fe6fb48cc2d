import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '@/session/session-query';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { type ConversionDialogProps, ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

/**
 * The point conversion of the home overlay (2 §2): a sheet, which stays while a conversion is under way. After it the
 * sheet closes and the profile is refreshed (2 §4).
 */
export function ConversionSheet({ opened, ...props }: ConversionDialogProps) {
  return opened ? <OpenConversionSheet {...props} /> : null;
}

function OpenConversionSheet({ steps, onClose }: Omit<ConversionDialogProps, 'opened'>) {
  const queryClient = useQueryClient();
  const conversion = useConversion(() => {
    onClose();
    void refreshSession(queryClient);
  });
  return (
    <BottomSheet
      opened
      title="포인트 전환"
      onClose={onClose}
      dismissible={!conversion.isConverting}
      focusesField
    >
      <ConversionForm steps={steps} {...conversion} />
    </BottomSheet>
  );
}
