import { BottomSheet } from '@/ui/dialogs/dialogs';
import { ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

interface ConversionModalProps {
  opened: boolean;
  /** Today's steps. */
  steps: number;
  onClose: () => void;
}

/** The point conversion of the shop (2 §2): a sheet, which stays while a conversion is under way. */
export function ConversionModal({ opened, steps, onClose }: ConversionModalProps) {
  const { convert, isConverting, failure, clearFailure } = useConversion(onClose);
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
