import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useStepHistory } from './useStepHistory';

beforeEach(() => {
  window.history.replaceState(null, '', '/auth/register');
});

function open() {
  const { result } = renderHook(
    () => {
      const [step, setStep] = useState(0);
      const { goBack } = useStepHistory({
        step,
        mode: 'open',
        onBack: (steps) => setStep((shown) => shown - steps),
        onForward: () => false,
      });
      return { step, setStep, goBack };
    },
    { wrapper: BrowserRouter },
  );
  return {
    result,
    /** The step is drawn, and its entry is in the browser's history; the router has not drawn that entry yet. */
    goOn: (step: number) => flushSync(() => result.current.setStep(step)),
  };
}

const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });

/** Goes back before the router has drawn the entry of the step that has come. */
const goOnAndBackAtOnce = (goOn: (step: number) => void) =>
  act(async () => {
    goOn(1);
    await goBack();
  });

it("the browser's back goes one step back", async () => {
  const { result, goOn } = open();
  await act(async () => goOn(1));
  expect(result.current.step).toBe(1);
  await act(goBack);
  expect(result.current.step).toBe(0);
});

it("the browser's back goes one step back although the router has not drawn the step's entry yet", async () => {
  const { result, goOn } = open();
  await goOnAndBackAtOnce(goOn);
  expect(result.current.step).toBe(0);
});

it('after such a back the next step has its own entry again, and back leads from it', async () => {
  const { result, goOn } = open();
  await goOnAndBackAtOnce(goOn);
  await act(async () => goOn(1));
  expect(window.history.state).toMatchObject({ usr: { step: 1 } });
  await act(goBack);
  expect(result.current.step).toBe(0);
});
