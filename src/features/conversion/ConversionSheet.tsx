import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '@/session/session-query';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

interface ConversionSheetProps {
  opened: boolean;
  /** Today's steps. */
  steps: number;
  /** Whether a conversion has the profile loaded anew, as on home (2 §4). Default false. */
  refreshesProfile?: boolean;
  onClose: () => void;
}

/** The point conversion of home, shop and product (2 §2): a sheet, which stays while a conversion is under way. */
export function ConversionSheet({ opened, steps, refreshesProfile = false, onClose }: ConversionSheetProps) {
  const queryClient = useQueryClient();
  const { convert, isConverting, failure, clearFailure } = useConversion(() => {
    onClose();
    if (refreshesProfile) void refreshSession(queryClient);
  });
  return (
    <BottomSheet
      opened={opened}
      isDrawnAhead
      title="포인트 전환"
      onClose={onClose}
      dismissible={!isConverting}
      focusesField
    >
      <ConversionForm
        steps={steps}
        isConverting={isConverting}
        failure={failure}
        onChange={clearFailure}
        onSubmit={convert}
      />
    </BottomSheet>
  );
}
