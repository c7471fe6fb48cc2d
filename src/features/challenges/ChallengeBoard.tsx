import { Box, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { EMPTY_CHALLENGES_TEXTS, type LocalCompletion } from '@/domain/challenges/challenge-list';
import { toChallengeCard } from '@/domain/challenges/challenge-card';
import { INFINITE_SCROLL_MARGIN_PX } from '@/domain/limits';
import { CardSkeletons } from '@/ui/states/CardSkeletons';
import { EmptyChallenges } from '@/ui/drawings/empty-drawings';
import { ErrorDrawing } from '@/ui/drawings/ErrorDrawing';
import { EmptyState } from '@/ui/states/EmptyState';
import { ErrorState } from '@/ui/states/ErrorState';
import { InfiniteSentinel } from '@/ui/InfiniteSentinel';
import { LoadingState } from '@/ui/states/LoadingState';
import { Tabs } from '@/ui/frame/Tabs';
import { ChallengeItem } from './ChallengeItem';
import { useChallengeLists } from './useChallengeLists';
import { useChallengeTab } from './useChallengeTab';

const TABS = [
  { value: 'pre', label: '진행전' },
  { value: 'doing', label: '진행중' },
  { value: 'done', label: '완료' },
] as const;

/** A short or empty tab must not let the page jump up from under the tabs. */
const PANEL_HEIGHT = 'calc(100dvh - var(--header-height) - var(--safe-top) - var(--tab-bar-height) - 48px)';

interface ChallengeBoardProps {
  /** What was completed on this device and the server may not list yet. */
  completions: readonly LocalCompletion[];
  /** What the card of a completion on this device says besides. */
  renderNote: (completion: LocalCompletion) => ReactNode;
  /** Called with what the server's own list of completed challenges holds. */
  onServerDone: (serverDone: readonly { id: number }[]) => void;
}

/** The challenges before the start, in progress and completed, in three tabs (2 §2). */
export function ChallengeBoard({ completions, renderNote, onServerDone }: ChallengeBoardProps) {
  const [tab, changeTab] = useChallengeTab();
  const list = useChallengeLists(tab, completions);
  const { challenges, serverDone } = list;

  useEffect(() => onServerDone(serverDone), [onServerDone, serverDone]);

  return (
    <Tabs label="챌린지 상태" tabs={TABS} active={tab} onChange={changeTab} sticky>
      <Box px="lg" pt="md" pb={24} mih={PANEL_HEIGHT}>
        {list.isLoading && (
          <LoadingState text="불러오는 중…">
            <CardSkeletons count={3} />
          </LoadingState>
        )}
        {!list.isLoading && challenges.length > 0 && (
          <Stack component="ul" m={0} p={0}>
            {challenges.map((challenge) => {
              const completion =
                tab === 'done'
                  ? completions.find(({ challengeId }) => challengeId === challenge.id)
                  : undefined;
              return (
                <ChallengeItem
                  key={challenge.id}
                  card={toChallengeCard(challenge, tab)}
                  challenge={tab === 'pre' ? challenge : undefined}
                  isUnconfirmed={completion?.isConfirmed === false}
                >
                  {completion && renderNote(completion)}
                </ChallengeItem>
              );
            })}
          </Stack>
        )}
        {!list.isLoading && list.errorText && (
          <ErrorState drawing={<ErrorDrawing size={160} />} text={list.errorText} onRetry={list.retry} />
        )}
        {!list.isLoading && !list.errorText && challenges.length === 0 && (
          <EmptyState drawing={<EmptyChallenges />} text={EMPTY_CHALLENGES_TEXTS[tab]} />
        )}
        {list.isLoadingNext && <LoadingState text="불러오는 중…" />}
        {list.nextErrorText && <ErrorState text={list.nextErrorText} onRetry={list.loadNext} />}
        <InfiniteSentinel
          onReach={list.loadNext}
          marginPx={INFINITE_SCROLL_MARGIN_PX}
          listVersion={challenges.length}
          disabled={!list.hasNextPage || list.isLoadingNext || list.nextErrorText !== undefined}
        />
      </Box>
    </Tabs>
  );
}
