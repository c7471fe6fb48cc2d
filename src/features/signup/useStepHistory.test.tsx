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
      const { rewind } = useStepHistory({
        step,
        mode: 'open',
        onBack: (steps) => setStep((shown) => shown - steps),
        onForward: () => false,
      });
      return { step, setStep, rewind };
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

it('a second step on stays although the router has not drawn the entry of the first yet, and each has its entry', async () => {
  const { result, goOn } = open();
  await act(async () => {
    goOn(1);
    goOn(2);
  });
  expect(result.current.step).toBe(2);
  expect(window.history.state).toMatchObject({ usr: { step: 2 } });
  await act(goBack);
  expect(result.current.step).toBe(1);
  expect(window.history.state).toMatchObject({ usr: { step: 1 } });
  await act(goBack);
  expect(result.current.step).toBe(0);
});

it('the way back to the first entry counts one that the router has not drawn yet', async () => {
  const { result, goOn } = open();
  await act(async () => goOn(1));
  const { rewind } = result.current;
  await act(async () => {
    goOn(2);
    await rewind();
  });
  expect(window.history.state).not.toMatchObject({ usr: { step: expect.any(Number) } });
});
