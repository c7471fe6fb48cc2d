import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ChallengeTab } from '@/domain/challenges/challenge-list';
import { toChallengeTab } from '@/domain/challenges/challenge-tab';

const PARAMETER = 'tab';

/**
 * The active tab, 진행전 by default: the one that the address names in `tab`, or else the navigation state in
 * `initialTab`. The address always follows (2 §2).
 */
export function useChallengeTab(): readonly [ChallengeTab, (tab: ChallengeTab) => void] {
  const state: unknown = useLocation().state;
  const [searchParams, setSearchParams] = useSearchParams();
  const named = searchParams.get(PARAMETER);
  const tab = toChallengeTab(named ?? readInitialTab(state));

  const changeTab = useCallback(
    (next: ChallengeTab) => setSearchParams({ [PARAMETER]: next }, { replace: true }),
    [setSearchParams],
  );
  useEffect(() => {
    if (named !== tab) changeTab(tab);
  }, [changeTab, named, tab]);

  return [tab, changeTab];
}

function readInitialTab(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'initialTab' in state ? state.initialTab : undefined;
}
