import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { LazyPart } from '@/ui/LazyPart';
import { LoadingState } from '@/ui/states/states';
import { showToast } from '@/ui/toast/toast';
import type { MapPickerProps } from './MapPicker';

const loadMapPicker = () => import('./MapPicker').then((module) => module.MapPicker);

interface LocationPickerProps extends MapPickerProps {
  onClose: () => void;
}

/** The map to choose a place on, over the whole page (1 §2). Its code is loaded when it opens. */
export function LocationPicker({ chosen, onPick, onClose }: LocationPickerProps) {
  return (
    <FullScreenDialog opened title="위치 선택" onClose={onClose}>
      <LazyPart
        load={loadMapPicker}
        props={{
          chosen,
          onPick: (location) => {
            onPick(location);
            onClose();
          },
        }}
        fallback={<LoadingState text="불러오는 중…" />}
        isToasted={false}
        onMissing={() => {
          showToast('지도를 불러올 수 없어요.');
          onClose();
        }}
      />
    </FullScreenDialog>
  );
}
