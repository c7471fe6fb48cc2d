import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { FullScreenDialog } from '@/ui/dialogs/FullScreenDialog';
import { LoadingState } from '@/ui/states/LoadingState';
import { showToast } from '@/ui/toast/toast';
import type { MapPickerProps } from './MapPicker';

interface LocationPickerProps extends MapPickerProps {
  onClose: () => void;
}

/** The map to choose a place on, over the whole page (1 §2). Its code is loaded when it opens. */
export function LocationPicker({ chosen, onPick, onClose }: LocationPickerProps) {
  const [Picker, setPicker] = useState<ComponentType<MapPickerProps> | null>(null);
  const handleMissing = useEffectEvent(() => {
    showToast('지도를 불러올 수 없어요.');
    onClose();
  });

  useEffect(() => {
    let isLeft = false;
    import('./MapPicker').then(
      ({ MapPicker }) => {
        if (!isLeft) setPicker(() => MapPicker);
      },
      () => {
        if (!isLeft) handleMissing();
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);

  return (
    <FullScreenDialog opened title="위치 선택" onClose={onClose}>
      {Picker ? (
        <Picker
          chosen={chosen}
          onPick={(location) => {
            onPick(location);
            onClose();
          }}
        />
      ) : (
        <LoadingState text="불러오는 중…" />
      )}
    </FullScreenDialog>
  );
}
