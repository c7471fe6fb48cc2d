import { registerPlugin } from '@capacitor/core';
import type { PedometerPort, PedometerReading } from '../motion/pedometer';
import { answerWithin, codeOf, NoAnswerError } from './answer-within';

/** The plugin in native/steps. */
interface DosaegiSteps {
  checkPermissions: () => Promise<{ steps: string }>;
  requestPermissions: () => Promise<{ steps: string }>;
  count: (span: { fromMs: number }) => Promise<{ steps: number }>;
}

const Plugin = registerPlugin<DosaegiSteps>('DosaegiSteps');

const READ_LIMIT_MS = 5_000;
const QUESTION_LIMIT_MS = 120_000;

/** {@link PedometerPort} on Google's Recording API or Apple's CMPedometer. */
export function createNativePedometer(): PedometerPort {
  return {
    isThere: true,
    async read(sinceMs) {
      try {
        const { steps: state } = await answerWithin(Plugin.checkPermissions(), READ_LIMIT_MS);
        if (state !== 'granted') return { status: state === 'denied' ? 'denied' : 'prompt' };
        const { steps } = await answerWithin(Plugin.count({ fromMs: sinceMs }), READ_LIMIT_MS);
        return Number.isSafeInteger(steps) && steps >= 0
          ? { status: 'counted', steps }
          : { status: 'silent' };
      } catch (error) {
        return { status: toStatus(error) };
      }
    },
    async request() {
      try {
        const { steps: state } = await answerWithin(Plugin.requestPermissions(), QUESTION_LIMIT_MS);
        return state === 'granted' ? 'granted' : 'denied';
      } catch {
        return 'denied';
      }
    },
  };
}

function toStatus(error: unknown): Exclude<PedometerReading['status'], 'counted'> {
  if (error instanceof NoAnswerError) return 'silent';
  switch (codeOf(error)) {
    case 'DENIED':
      return 'denied';
    case 'UNIMPLEMENTED':
    case 'UNAVAILABLE':
      return 'missing';
    default:
      return 'silent';
  }
}
