import { IS_DRAWING, isDrawnShown } from '@/device/drawing';
import { afterNextPaint, firstTouch, PRELOAD_AFTER_MS, whenIdle } from '@/device/browser-moments';
import { showToast } from './toast/toast';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** Imports a component, the same each time; one made by {@link rememberPart} also knows it once it is there. */
export interface PartLoader<Props> {
  (): Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
  /** Settles when it is there, or could not be loaded, the same until then. */
  whenSettled?: () => Promise<unknown>;
}

/**
 * A loader whose part stands at once when it is shown again, such as when the user goes back to its page. What the server
 * draws has it too.
 */
export function rememberPart<Props>(load: () => Promise<ComponentType<Props>>): PartLoader<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let settled: Promise<unknown> | undefined;
  const loader: PartLoader<Props> = () => {
    coming ??= load().then(
      (part) => (loader.loaded = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  loader.whenSettled = () => (settled ??= loader().catch(() => undefined));
  return loader;
}

/**
 * A part of a screen whose code is loaded when the screen is shown.
 * @param load always the same function
 * @param isUrgent false where it is shown by a tap, which is answered before the code is asked for. Default true.
 * @returns the component, undefined until it has been loaded; whether loading failed; and a way to try again
 */
export function useLazyPart<Props>(
  load: PartLoader<Props>,
  isUrgent = true,
): {
  Part: ComponentType<Props> | undefined;
  isMissing: boolean;
  retry: () => void;
} {
  // The server draws nothing a second time, and what it has drawn is not to give way to a screen that is still loading.
  if (load.whenSettled && !load.loaded && (IS_DRAWING || isDrawnShown())) use(load.whenSettled());
  const [part, setPart] = useState<{ Part: ComponentType<Props> | undefined }>({ Part: load.loaded });
  const [isMissing, setIsMissing] = useState(false);
  const isWanted = part.Part === undefined && !isMissing;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const ask = () => {
      if (isLeft) return;
      load().then(
        (Part) => {
          // In small slices: it may be as large as a map or a feed.
          if (!isLeft) startTransition(() => setPart({ Part }));
        },
        () => {
          if (!isLeft) setIsMissing(true);
        },
      );
    };
    if (isUrgent) ask();
    else afterNextPaint(ask);
    return () => {
      isLeft = true;
    };
  }, [load, isUrgent, isWanted]);

  return { Part: part.Part, isMissing, retry: useCallback(() => setIsMissing(false), []) };
}

export interface LazyPartProps<Props> {
  /** Imports the component; always the same function. */
  load: PartLoader<Props>;
  props: Props;
  /** Its code could not be loaded: what opened it is to be closed again. Default: nothing has. */
  onMissing?: () => void;
  /** What stands there until it has been loaded. Default nothing. */
  fallback?: ReactNode;
  /** Whether a toast says that the code is missing. Default true. */
  isToasted?: boolean;
  /** True where it is not shown by a tap, which is answered before the code is asked for and drawn. Default false. */
  isUrgent?: boolean;
}

/** Whether the focus was brought where it is by a key, or stands where one types. */
const isKeyboardUsed = (): boolean => document.activeElement?.matches(':focus-visible') === true;

/** A part of a screen, such as a dialog, whose code is loaded when the part is shown. */
export function LazyPart<Props extends object>({
  load,
  props,
  onMissing,
  fallback = null,
  isToasted = true,
  isUrgent = false,
}: LazyPartProps<Props>) {
  const { Part, isMissing } = useLazyPart(load, isUrgent);
  // Where its code is there already, it would keep the tap waiting for all that it holds. Who has pressed a key may type on.
  const [isAtOnce] = useState(() => isUrgent || IS_DRAWING || isDrawnShown() || isKeyboardUsed());
  const isItsTurn = useDeferredValue(true, isAtOnce);
  const handleMissing = useEffectEvent(() => {
    if (isToasted) showToast('문제가 발생했어요. 다시 시도해주세요.');
    onMissing?.();
  });

  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);

  return Part && isItsTurn ? <Part {...props} /> : fallback;
}

/**
 * Loads parts of a screen before they are wanted, so that they open at once and without a connection: soon after
 * somebody has begun to use the app. What fails is loaded when it is wanted.
 * @param loads always the same list
 * @param isUrgent true where nobody needs to touch anything before they are wanted. Default false.
 */
export function usePreload(loads: readonly (() => Promise<unknown>)[], isUrgent = false): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const loadSoon = () => {
      if (isLeft) return;
      timer = setTimeout(() => {
        for (const load of loads) {
          whenIdle(() => {
            if (!isLeft) load().catch(() => undefined);
          });
        }
      }, PRELOAD_AFTER_MS);
    };
    if (isUrgent) loadSoon();
    else void firstTouch().then(loadSoon);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [loads, isUrgent]);
}
