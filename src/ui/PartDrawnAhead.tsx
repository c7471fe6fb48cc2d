import { startTransition, useEffect, useState } from 'react';
import { firstTouch, PRELOAD_AFTER_MS, whenIdle } from '@/device/browser-moments';
import { LazyPart, type LazyPartProps } from './LazyPart';

/**
 * Opens at once what takes long to draw, such as a dialog with a form: some time after the first touch it is drawn ahead,
 * closed, and anew after each closing, so that each opening begins afresh.
 * @param load imports a component that shows nothing while it is not `opened`; always the same function
 */
export function PartDrawnAhead<Props extends { opened: boolean }>({
  load,
  props,
  onMissing,
}: Pick<LazyPartProps<Props>, 'load' | 'props' | 'onMissing'>) {
  const { opened } = props;
  const [turn, setTurn] = useState(0);
  const [wasOpened, setWasOpened] = useState(opened);
  const [drawnTurn, setDrawnTurn] = useState<number>();
  if (wasOpened !== opened) {
    setWasOpened(opened);
    if (!opened) setTurn(turn + 1);
  }

  useEffect(() => {
    if (opened) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const draw = () => {
      if (!isLeft) startTransition(() => setDrawnTurn(turn));
    };
    void firstTouch().then(() => {
      if (isLeft) return;
      timer = setTimeout(() => whenIdle(() => void load().then(draw, () => undefined)), PRELOAD_AFTER_MS);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [load, opened, turn]);

  return opened || drawnTurn === turn ? (
    <LazyPart key={turn} load={load} props={props} onMissing={onMissing} />
  ) : null;
}
