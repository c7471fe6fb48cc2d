import type { ChallengeTab } from './challenge-list.ts';

/** The tab named by an address or a navigation state; 진행전 when it is none (2 §2). */
export function toChallengeTab(value: unknown): ChallengeTab {
  return value === 'doing' || value === 'done' ? value : 'pre';
}
