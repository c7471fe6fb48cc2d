import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { showToast } from './toast/toast';
import { type PartLoader, useLazyPart } from './useLazyPart';

interface LazyPartProps<Props> {
  /** Imports the component; always the same function. */
  load: PartLoader<Props>;
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
  const { Part, isMissing } = useLazyPart(load);
  const handleMissing = useEffectEvent(() => {
    if (isToasted) showToast('문제가 발생했어요. 다시 시도해주세요.');
    onMissing();
  });

  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);

  return Part ? <Part {...props} /> : fallback;
}
