import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast';

interface LazyPartProps<Props> {
  /** Imports the component; always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Its code could not be loaded: what opened it is to be closed again. */
  onMissing: () => void;
  /** What stands there until it has been loaded. Default nothing. */
  fallback?: ReactNode;
  /** Whether a toast says that the code is missing. Default true. */
  isToasted?: boolean;
}

/** A part of a screen, such as a dialog, whose code is loaded when the part is shown. */
export function LazyPart<Props extends object>({
  load,
  props,
  onMissing,
  fallback = null,
  isToasted = true,
}: LazyPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const handleMissing = useEffectEvent(() => {
    if (isToasted) showToast('문제가 발생했어요. 다시 시도해주세요.');
    onMissing();
  });

  useEffect(() => {
    let isLeft = false;
    load().then(
      (Component) => {
        if (!isLeft) setLoaded({ Component });
      },
      () => {
        if (!isLeft) handleMissing();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load]);

  return loaded ? <loaded.Component {...props} /> : fallback;
}
