import { BottomSheet } from '@/ui/BottomSheet';
import { ConversionForm } from './ConversionForm';
import { useConvertPoints } from './useConvertPoints';

interface ConversionProps {
  opened: boolean;
  onClose: () => void;
  /** A conversion has succeeded; the balance is already the new one. `onClose` follows by itself. */
  onConverted?: () => void;
}

/** The point conversion of the home overlay (2 §2): a sheet, which stays while a conversion is under way. */
export function ConversionSheet({ opened, ...props }: ConversionProps) {
  return opened ? <OpenConversionSheet {...props} /> : null;
}

function OpenConversionSheet({ onClose, onConverted }: Omit<ConversionProps, 'opened'>) {
  const { convert, isConverting, failure, clearFailure } = useConvertPoints(() => {
    onConverted?.();
    onClose();
  });
  return (
    <BottomSheet opened title="포인트 전환" onClose={onClose} dismissible={!isConverting}>
      <ConversionForm
        isConverting={isConverting}
        failure={failure}
        onChange={clearFailure}
        onSubmit={convert}
      />
    </BottomSheet>
  );
}
