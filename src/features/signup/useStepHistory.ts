import { startTransition, useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long to wait for the browser to go back; after that the wizard ends where it is, in milliseconds. */
const REWIND_LIMIT_MS = 1000;

interface StepHistoryOptions {
  /** The step that is shown, counted from 0. */
  step: number;
  /** `open` follows the browser's back and forward, `held` stays at its step, `over` leaves the history alone. */
  mode: 'open' | 'held' | 'over';
  onBack: (steps: number) => void;
  /** Goes on to a later step; tells whether that was possible. */
  onForward: (step: number) => boolean;
}

/**
 * Makes each step of a wizard an entry of the browser's history, so that the phone's own back goes one step back
 * (1 §2).
 */
export function useStepHistory({ step, mode, onBack, onForward }: StepHistoryOptions) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const entry = readEntry(state);
  const lastEntry = useRef(entry);
  const asked = useRef('');
  /** The last entry that was put into the browser's history and that the router has not drawn yet. */
  const pushed = useRef<number>(undefined);
  const [turns, notePop] = useReducer((count: number) => count + 1, 0);
  const lastTurns = useRef(turns);

  // Who goes back before the router has drawn the new entry is, for the router, where they were: it tells of nothing.
  useEffect(() => {
    const hear = () => {
      if (pushed.current === undefined) return;
      pushed.current = undefined;
      startTransition(notePop);
    };
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);

  useEffect(() => {
    if (mode === 'over') return;
    const ahead = pushed.current ?? entry;
    const isArriving = pushed.current !== undefined && entry > lastEntry.current && entry <= ahead;
    const hasUserMoved = turns !== lastTurns.current || (entry !== lastEntry.current && !isArriving);
    lastEntry.current = entry;
    lastTurns.current = turns;
    if (entry === ahead) pushed.current = undefined;
    if (entry === step) {
      asked.current = '';
      return;
    }
    // The history answers later: until then it must not be asked again.
    const wish = `${entry} to ${step}`;
    if (!hasUserMoved && asked.current === wish) return;
    asked.current = wish;

    if (hasUserMoved && mode === 'open') {
      if (entry < step) {
        onBack(step - entry);
        return;
      }
      if (onForward(entry)) return;
    }
    if (hasUserMoved || entry > step) {
      void navigate(step - entry);
      return;
    }
    for (let next = ahead + 1; next <= step; next += 1) {
      void navigate(pathname, { state: { step: next } });
      pushed.current = next;
    }
  });

  return {
    /** One step back; only to be called behind the first step. */
    goBack: () => void navigate(-1),
    /** Goes back to the entry of the first step, so that what follows takes the place of the whole wizard. */
    rewind: () => {
      const last = pushed.current ?? lastEntry.current;
      if (last === 0) return Promise.resolve();
      return new Promise<void>((resolve) => {
        const arrive = () => {
          window.clearTimeout(limit);
          window.removeEventListener('popstate', arrive);
          resolve();
        };
        const limit = window.setTimeout(arrive, REWIND_LIMIT_MS);
        window.addEventListener('popstate', arrive);
        void navigate(-last);
      });
    },
  };
}

function readEntry(state: unknown): number {
  const isStep = typeof state === 'object' && state !== null && 'step' in state;
  return isStep && typeof state.step === 'number' ? state.step : 0;
}
