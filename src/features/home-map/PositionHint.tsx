import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useDevice } from '@/device/DeviceContext';
import type { PositionState } from '@/device/position/position';
import { positionProblem } from '@/domain/map/position-problems';
import { LoadingState } from '@/ui/states/states';
import { WaitingScene } from './WaitingScene';

interface PositionHintProps {
  state: Exclude<PositionState, { status: 'fix' }>;
  onRetry: () => void;
}

/** Stands in place of the map while there is no position: says why, and what helps (2 §2, 2 §8). */
export function PositionHint({ state, onRetry }: PositionHintProps) {
  return (
    <WaitingScene
      mood={state.status === 'waiting' ? 'happy' : 'worried'}
      padding={state.status === 'waiting' ? 0 : 14}
    >
      <HintText state={state} onRetry={onRetry} />
    </WaitingScene>
  );
}

/** Stands in place of a map that cannot be loaded. */
export function MissingMap({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <WaitingScene mood="worried" padding={22}>
      <Stack align="center" ta="center">
        <Text role="alert" fw={700} fz="lg">
          지도를 불러올 수 없어요.
        </Text>
        {onRetry && <RetryButton onRetry={onRetry} />}
      </Stack>
    </WaitingScene>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="compact-md" px="md" leftSection={<IconRefresh size={18} />} onClick={onRetry}>
      다시 시도
    </Button>
  );
}

function HintText({ state, onRetry }: PositionHintProps) {
  const isApp = useDevice().system !== undefined;
  if (state.status === 'waiting') return <LoadingState text="현재 위치 확인 중…" py={16} />;
  if (state.status === 'unsupported') {
    return (
      <Text role="alert" fw={700} ta="center" lh={1.5} textWrap="balance">
        {state.message}
      </Text>
    );
  }
  const { error, advice } = positionProblem(state.status, isApp);
  // Where the permission is there, what is missing is not what the user has to read first.
  const isDenied = state.status === 'denied';
  return (
    <Stack align="center" ta="center" gap={12}>
      <Stack role="alert" gap={4}>
        <Text {...(isDenied ? HEADLINE : LINE)}>위치 권한이 필요해요.</Text>{' '}
        <Text {...(isDenied ? LINE : HEADLINE)}>{error}</Text>{' '}
        <Text {...LINE} style={{ whiteSpace: 'pre-line' }}>
          {isDenied && '내 위치를 보려면 위치 권한을 허용해주세요.\n'}
          {advice}
        </Text>
      </Stack>
      <RetryButton onRetry={onRetry} />
    </Stack>
  );
}

const HEADLINE = { fz: 'lg', fw: 700, lh: 1.35, textWrap: 'balance' } as const;
const LINE = { fz: '0.875rem', lh: 1.45, textWrap: 'balance' } as const;
