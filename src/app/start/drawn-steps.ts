/**
 * A script of its own in index.html: today's steps, which this device alone knows, and what they offer take their places in
 * the home page that the server has drawn (src/features/steps/StepsCounter.tsx). The app draws them anew.
 */
import { createBrowserClock } from '@/device/clock';
import { stepsToNextHallabong } from '@/domain/conversion/conversion';
import { formatNumber } from '@/domain/format/numbers';
import { STEPS_PER_HALLABONG } from '@/domain/limits';
import { rollToDay, startSteps } from '@/domain/steps/steps';

/** Read by hand: the schema of what is kept (src/domain/steps/saved-steps.ts) would be as large as the page. */
function readCount(key: string): number {
  const today = createBrowserClock().today();
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof saved !== 'object' || saved === null || !('day' in saved && 'count' in saved)) return 0;
    const { day, count } = saved;
    if (typeof day !== 'string' || typeof count !== 'number' || !Number.isSafeInteger(count)) return 0;
    return Math.max(0, rollToDay({ ...startSteps(day), count }, today).count);
  } catch {
    // Nothing is kept yet, or nothing may be.
    return 0;
  }
}

const counter = document.querySelector<HTMLElement>('#drawn [data-steps-key]');

if (counter) {
  const steps = readCount(counter.dataset['stepsKey'] ?? '');
  const missing = stepsToNextHallabong(steps);
  const say = (place: string, text: string) => {
    for (const element of counter.querySelectorAll(`[data-steps="${place}"]`)) element.textContent = text;
  };
  say('today', formatNumber(steps));
  say('missing', `${missing}`);
  const offer = counter.querySelector<HTMLElement>('[data-steps="offer"]');
  if (steps >= STEPS_PER_HALLABONG) offer?.style.removeProperty('display');
  const walked = (1 - missing / STEPS_PER_HALLABONG) * 100;
  for (const bar of counter.querySelectorAll<HTMLElement>('[role="progressbar"]')) {
    bar.ariaValueNow = `${walked}`;
    bar.ariaValueText = `${walked}%`;
    bar.style.setProperty('--progress-section-size', `${walked}%`);
  }
}
