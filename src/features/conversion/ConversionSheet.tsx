import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '@/session/session-query';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { ConversionForm } from './ConversionForm';
import { useConversion } from './useConversion';

interface ConversionProps {
  opened: boolean;
  /** Today's steps. */
  steps: number;
  onClose: () => void;
}

/**
 * The point conversion of the home overlay (2 §2): a sheet, which stays while a conversion is under way. After it the
 * sheet closes and the profile is refreshed (2 §4).
 */
export function ConversionSheet({ opened, ...props }: ConversionProps) {
  return opened ? <OpenConversionSheet {...props} /> : null;
}

function OpenConversionSheet({ steps, onClose }: Omit<ConversionProps, 'opened'>) {
  const queryClient = useQueryClient();
  const { convert, isConverting, failure, clearFailure } = useConversion(() => {
    onClose();
    void refreshSession(queryClient);
  });
  return (
    <BottomSheet opened title="포인트 전환" onClose={onClose} dismissible={!isConverting} focusesField>
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
