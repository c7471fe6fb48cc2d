import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { toChallengeCard, toChallengeDetail, type ChallengeSource } from '@/domain/challenges/challenge-card';
import { BottomBar } from '@/ui/frame/BottomBar';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { AskedPhoto } from '@/ui/drawings/ChallengeCover';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PictureSkeleton } from '@/ui/states/CardSkeletons';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { ChallengeDetailView, DOWN_TO_BUTTON, PICTURE_HEIGHT } from './ChallengeDetailView';
import { useStartChallenge } from './useStartChallenge';
import { useUpcomingChallenge } from './useUpcomingChallenge';

/** The challenge of an address, before its start (2 §2). */
export function UpcomingChallenge({ idText }: { idText: string }) {
  const lookup = useUpcomingChallenge(idText);
  switch (lookup.status) {
    case 'found':
      return <FoundChallenge challenge={lookup.challenge} />;
    case 'loading':
      return (
        <LoadingState text="불러오는 중…">
          <Stack gap={0} mih={DOWN_TO_BUTTON} px="lg" pt={4} pb="xs" aria-hidden>
            <Box flex="none" h={PICTURE_HEIGHT} bdrs="xl" bg="var(--peach)" style={{ overflow: 'hidden' }}>
              <PictureSkeleton ratio={320 / 202} bdrs={0} />
            </Box>
            <Skeleton height={30} width={72} radius="xl" mt="md" />
            <Skeleton height={24} width="60%" mt={14} />
            <Skeleton height={16} width="50%" mt={12} />
            <Skeleton height={16} mt={18} />
            <Skeleton height={16} width="85%" mt={10} />
            <Skeleton height="auto" flex={1} mih={240} mah={440} radius="xl" mt={26} />
          </Stack>
        </LoadingState>
      );
    case 'failed':
      return (
        <LandBelow height="var(--below-header)">
          <ErrorState
            drawing={FailureDrawing}
            cause={lookup.cause}
            text={lookup.errorText}
            onRetry={lookup.retry}
            action={<ListLink variant="subtle" />}
          />
        </LandBelow>
      );
    case 'missing':
      return (
        <LandBelow height="var(--below-header)">
          <ErrorState
            drawing={FailureDrawing}
            cause="missing"
            text="챌린지 정보를 찾을 수 없어요."
            action={<ListLink variant="filled" />}
          />
        </LandBelow>
      );
  }
}

/** The main way on, unless there is something to try again. */
function ListLink({ variant }: { variant: 'filled' | 'subtle' }) {
  return (
    <Button component={Link} to={paths.challenge('pre')} replace variant={variant}>
      챌린지 보러가기
    </Button>
  );
}

function FoundChallenge({ challenge }: { challenge: ChallengeSource }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { start, isStarting } = useStartChallenge({
    onStarted: () => void navigate(paths.challenge('doing'), { replace: true }),
    onFailed: () => setIsAsking(false),
  });

  const detail = toChallengeDetail(challenge);
  return (
    <>
      <ChallengeDetailView
        detail={detail}
        card={toChallengeCard(challenge, 'pre')}
        // The map does not know the theme: what it hands over is looked up.
        isThemeKnown={challenge.themeName !== undefined}
      />
      <BottomBar>
        <Button size="lg" fullWidth onClick={() => setIsAsking(true)}>
          시작하기
        </Button>
      </BottomBar>
      <ConfirmDialog
        opened={isAsking}
        photo={<AskedPhoto src={detail.image} of={challenge.id} mood="happy" />}
        title="챌린지를 진행하시기 전에 확인해주세요."
        text="지금 시작하시겠어요?"
        pending={isStarting}
        onConfirm={() => start(challenge.id)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
