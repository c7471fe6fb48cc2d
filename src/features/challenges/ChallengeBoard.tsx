import { Box, Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NextSlice } from '@/device/NextSlice';
import { paths } from '@/domain/routes/paths';
import {
  type ChallengeTab,
  EMPTY_CHALLENGES_TEXTS,
  stampCountText,
} from '@/domain/challenges/challenge-list';
import { type LocalCompletion, proofStateOf } from '@/domain/challenges/local-completions';
import { toChallengeCard } from '@/domain/challenges/challenge-card';
import { INFINITE_SCROLL_MARGIN_PX } from '@/domain/limits';
import { CardSkeletons, EmptySeat } from '@/ui/states/CardSkeletons';
import { EmptyChallenges, EmptyStampBook } from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { HoofIcon } from '@/ui/drawings/Stamp';
import { InfiniteSentinel } from '@/ui/InfiniteSentinel';
import { Tabs } from '@/ui/frame/Tabs';
import { ChallengeDistance } from './ChallengeDistance';
import { ChallengeItem } from './ChallengeItem';
import { ChallengePlace } from './ChallengePlace';
import { ProofReward } from './ProofReward';
import { ShareStamp } from './ShareStamp';
import { useChallengeLists } from './useChallengeLists';
import { useChallengeTab } from './useChallengeTab';

const TABS = [
  { value: 'pre', label: '진행전' },
  { value: 'doing', label: '진행중' },
  { value: 'done', label: '완료' },
] as const;

/** A short or empty tab must not let the page jump up from under the tabs. */
const PANEL_HEIGHT = 'calc(var(--below-header) - var(--tab-bar-height) - var(--safe-bottom) - 48px)';

/** The shape of the cards that a tab waits for. */
const SKELETONS = { pre: 'challenge', doing: 'started', done: 'stamp' } as const;

/** Where to go on from a tab that is empty. */
const WAYS_ON: Readonly<Record<ChallengeTab, ReactNode>> = {
  pre: <WayOn to={paths.community()} text="커뮤니티 보러가기" />,
  doing: <WayOn to={paths.challenge('pre')} text="챌린지 고르기" />,
  done: <WayOn to={paths.challenge('doing')} text="진행중인 챌린지" />,
};

function WayOn({ to, text }: { to: string; text: string }) {
  return (
    <Button component={Link} to={to}>
      {text}
    </Button>
  );
}

/**
 * One below the other, stamps side by side where there is room. A grid brings a style sheet of its own, for which the browser
 * styles the whole document anew: not on the tab that opens.
 */
function Cards({ tab, children }: { tab: ChallengeTab; children: ReactNode }) {
  return tab === 'done' ? (
    <SimpleGrid component="ul" spacing={14} minColWidth="min(100%, 136px)">
      {children}
    </SimpleGrid>
  ) : (
    <Stack component="ul">{children}</Stack>
  );
}

/** The page of the stamp book: as wide as the screen has it, sewn along its edge. */
const BOOK = {
  // In letters twice as large no farther than to the edges of the page.
  mx: 'calc(max(-1rem, -1 * var(--gutter)))',
  px: 16,
  pt: 16,
  pb: 18,
  bg: 'var(--paper-deep)',
  bdrs: 'xl',
  style: { outline: '2px dashed color-mix(in srgb, var(--line-strong) 50%, transparent)', outlineOffset: -7 },
} as const;

/** What the book has left on its page. */
function EmptySeats({ after }: { after: number }) {
  return Array.from({ length: after % 2 === 0 ? 2 : 3 }, (_, index) => (
    <EmptySeat key={index} mih={144}>
      <HoofIcon size={34} />
    </EmptySeat>
  ));
}

interface ChallengeLandProps {
  /** False beneath cards, which leave no screen to fill. Default true. */
  isWhole?: boolean;
  children: ReactNode;
}

/** The land under what stands in the place of the cards, from edge to edge of the page. */
function ChallengeLand({ isWhole = true, children }: ChallengeLandProps) {
  if (!isWhole) return children;
  return (
    <Box mx="calc(-1 * var(--gutter))" mb={-24}>
      <LandBelow height={`calc(${PANEL_HEIGHT} - var(--mantine-spacing-md))`}>{children}</LandBelow>
    </Box>
  );
}

interface ChallengeBoardProps {
  /** What was completed on this device and the server may not list yet. */
  completions: readonly LocalCompletion[];
  /** What the card of a completion on this device says besides. */
  renderNote: (completion: LocalCompletion) => ReactNode;
  /** What was proved last on this device; null without anything. */
  latestProof: { challengeId: number; photo: string; isStampDue: boolean } | null;
  /** How many hallabong it has brought; null while that is not known. */
  reward: number | null;
  /** Its stamp has come down. */
  onStamped: () => void;
  /** Called with what the server's own list of completed challenges holds. */
  onServerDone: (serverDone: readonly { id: number }[]) => void;
}

/** The challenges before the start, in progress and completed, in three tabs (2 §2). */
export function ChallengeBoard({
  completions,
  renderNote,
  latestProof,
  reward,
  onStamped,
  onServerDone,
}: ChallengeBoardProps) {
  const [tab, changeTab] = useChallengeTab();
  const list = useChallengeLists(tab, completions);
  const { challenges, serverDone } = list;

  useEffect(() => onServerDone(serverDone), [onServerDone, serverDone]);

  const completionOf = (id: number) => completions.find(({ challengeId }) => challengeId === id);
  const stamps = challenges.filter(({ id }) => proofStateOf(completionOf(id)) === 'accepted');
  const stampText = tab === 'done' ? stampCountText(stamps.length, list.hasNextPage) : null;

  return (
    <Tabs label="챌린지 상태" tabs={TABS} active={tab} onChange={changeTab} sticky>
      <NextSlice>
        <Box px="lg" pt="md" pb={24} mih={PANEL_HEIGHT}>
          <Box {...(tab === 'done' && (list.isLoading || challenges.length > 0) && BOOK)}>
            {list.isLoading && (
              <LoadingState text="불러오는 중…">
                {tab === 'done' && <Skeleton height={18} w="72%" mt={3} mb={16} />}
                <CardSkeletons count={tab === 'done' ? 4 : 3} like={SKELETONS[tab]} />
              </LoadingState>
            )}
            {!list.isLoading && challenges.length > 0 && (
              <>
                {stampText && (
                  <Group gap="xs" mb="sm" wrap="nowrap" c="var(--hallabong-deeper)">
                    <HoofIcon size={20} height={24} style={{ flex: 'none' }} />
                    <Text fw={700}>{stampText}</Text>
                  </Group>
                )}
                <Cards tab={tab}>
                  {challenges.map((challenge) => {
                    const completion = tab === 'done' ? completionOf(challenge.id) : undefined;
                    const proof = proofStateOf(completion);
                    const latest = latestProof?.challengeId === challenge.id ? latestProof : null;
                    const card = toChallengeCard(challenge, tab);
                    const stamped = { ...card, image: latest?.photo ?? card.image };
                    return (
                      <ChallengeItem
                        key={challenge.id}
                        card={tab === 'done' ? stamped : card}
                        challenge={tab === 'pre' ? challenge : undefined}
                        proof={proof}
                        isNew={latest !== null}
                        isFresh={latest?.isStampDue === true}
                        onStamped={onStamped}
                        distance={tab === 'pre' && card.place && <ChallengeDistance to={card.place} />}
                      >
                        {latest && proof === 'accepted' && reward !== null && <ProofReward gained={reward} />}
                        {completion && renderNote(completion)}
                        {tab === 'done' && proof === 'accepted' && (
                          <ShareStamp card={stamped} isNew={latest !== null} />
                        )}
                        {tab === 'doing' && card.place && (
                          <ChallengePlace title={card.title} place={card.place} />
                        )}
                      </ChallengeItem>
                    );
                  })}
                  {tab === 'done' && !list.hasNextPage && <EmptySeats after={challenges.length} />}
                </Cards>
              </>
            )}
          </Box>
          {!list.isLoading && list.errorText && (
            <ChallengeLand isWhole={challenges.length === 0}>
              <ErrorState
                drawing={FailureDrawing}
                cause={list.cause}
                above={64}
                text={list.errorText}
                onRetry={list.retry}
              />
            </ChallengeLand>
          )}
          {!list.isLoading && !list.errorText && challenges.length === 0 && (
            <ChallengeLand>
              <EmptyState
                drawing={tab === 'done' ? EmptyStampBook : EmptyChallenges}
                above={64}
                text={EMPTY_CHALLENGES_TEXTS[tab]}
                action={WAYS_ON[tab]}
              />
            </ChallengeLand>
          )}
          {list.isLoadingNext && <LoadingState text="불러오는 중…" />}
          {list.nextErrorText && <ErrorState text={list.nextErrorText} onRetry={list.loadNext} />}
          <InfiniteSentinel
            onReach={list.loadNext}
            marginPx={INFINITE_SCROLL_MARGIN_PX}
            listVersion={challenges.length}
            // In sight before the list is drawn, it would ask for a page that nobody has come to.
            disabled={
              list.isLoading || !list.hasNextPage || list.isLoadingNext || list.nextErrorText !== undefined
            }
          />
        </Box>
      </NextSlice>
    </Tabs>
  );
}
