import { startTransition, useCallback, useEffect, useReducer, useState, type Dispatch } from 'react';
import { useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { useDevice } from '@/device/DeviceContext';
import { currentSignupStep, type SignupState } from '@/domain/signup/signup-state';
import { signupFeedback, type SignupFeedback } from '@/domain/signup/signup-feedback';
import { signupReducer, type SignupAction } from '@/domain/signup/signup-reducer';
import { useStepHistory } from './useStepHistory';
import { loadWizard, saveWizard } from './wizard-storage';

/** A signup wizard that runs: what every step of it works with. */
export interface SignupWizard {
  state: SignupState;
  dispatch: Dispatch<SignupAction>;
  /** The user's local day, YYYY-MM-DD. */
  today: string;
  feedback: SignupFeedback;
  /** One step back, and from the first step to the choice of registration. */
  goBack: () => void;
  /** Gives the wizard's place in the history to what comes after it. */
  rewind: () => Promise<void>;
  /** Whether it goes on after a reload, instead of beginning anew. */
  isRestored: boolean;
}

/**
 * Runs a signup wizard (1 §2, 1 §4): keeps it over a reload, and makes the browser's back go one step back.
 *
 * @param createInitial the wizard as it would begin; called once
 */
export function useSignupWizard(createInitial: () => SignupState): SignupWizard {
  const { clock, storage } = useDevice();
  const navigate = useNavigate();
  const { state: told }: { state: unknown } = useLocation();
  const today = clock.today();
  const isNewVisit = useNavigationType() === NavigationType.Push;

  const [start] = useState(() => {
    const initial = createInitial();
    const loaded = loadWizard(storage.session, initial, today);
    // Whoever left from the first step with the browser's own back finds the email unlocked.
    const state = isNewVisit && loaded.step === 0 ? signupReducer(loaded, { type: 'back' }) : loaded;
    return { state, isRestored: loaded !== initial };
  });
  const [state, dispatch] = useReducer(signupReducer, start.state);

  useEffect(() => saveWizard(storage.session, state), [state, storage.session]);

  const { goBack, rewind } = useStepHistory({
    step: state.step,
    mode: ({ open: 'open', submitting: 'held', submitted: 'over' } as const)[state.submission],
    onBack: (steps) => {
      for (let left = steps; left > 0; left -= 1) dispatch({ type: 'back' });
    },
    onForward: (step) => {
      const { reached, actions } = goOnTo(step, state, today);
      if (reached) actions.forEach(dispatch);
      return reached;
    },
  });

  return {
    state,
    // The next step is drawn while the button answers the tap.
    dispatch: useCallback((action) => {
      if (action.type === 'next') startTransition(() => dispatch(action));
      else dispatch(action);
    }, []),
    today,
    feedback: signupFeedback(state, today),
    goBack: () => {
      if (state.submission !== 'open') return;
      if (state.step > 0) goBack();
      else void navigate(paths.registerChoice(), { replace: true, state: told });
    },
    rewind,
    isRestored: start.isRestored,
  };
}

/** The wishes to go on that lead to a later step, and whether all steps on the way are complete. */
function goOnTo(step: number, state: SignupState, today: string) {
  const actions: SignupAction[] = [];
  let reached = state;
  while (reached.step < step) {
    const action: SignupAction = { type: 'next', from: currentSignupStep(reached), today };
    const next = signupReducer(reached, action);
    if (next.step === reached.step) return { reached: false, actions };
    actions.push(action);
    reached = next;
  }
  return { reached: true, actions };
}
