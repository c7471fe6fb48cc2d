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
      padding={state.status === 'waiting' ? 0 : PADDING_PX}
    >
      <HintText state={state} onRetry={onRetry} />
    </WaitingScene>
  );
}

/** Stands in place of a map that cannot be loaded. */
export function MissingMap({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <WaitingScene mood="worried" padding={PADDING_PX}>
      <Stack align="center" ta="center" gap={12}>
        <Text role="alert" {...HEADLINE}>
          지도를 불러올 수 없어요.
        </Text>
        {onRetry && <RetryButton onRetry={onRetry} />}
      </Stack>
    </WaitingScene>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button leftSection={<IconRefresh size={18} />} onClick={onRetry}>
      다시 시도
    </Button>
  );
}

function HintText({ state, onRetry }: PositionHintProps) {
  const isApp = useDevice().system !== undefined;
  if (state.status === 'waiting') return <LoadingState text="현재 위치 확인 중…" py={16} />;
  if (state.status === 'unsupported') {
    return (
      <Text role="alert" ta="center" {...HEADLINE}>
        {state.message}
      </Text>
    );
  }
  const { error, advice } = positionProblem(state.status, isApp);
  return (
    <Stack align="center" ta="center" gap={12}>
      <Stack role="alert" gap={4}>
        {/* Where the permission is there, what is missing is not what the user has to read first. */}
        <Text {...LINE} c="dimmed">
          위치 권한이 필요해요.
        </Text>{' '}
        <Text {...HEADLINE}>{error}</Text>{' '}
        <Text {...LINE} style={{ whiteSpace: 'pre-line' }}>
          {state.status === 'denied' && '내 위치를 보려면 위치 권한을 허용해주세요.\n'}
          {advice}
        </Text>
      </Stack>
      <RetryButton onRetry={onRetry} />
    </Stack>
  );
}

/** Around what the card says, in CSS pixels. */
const PADDING_PX = 18;
const HEADLINE = { fz: 'lg', fw: 700, lh: 1.35, textWrap: 'balance' } as const;
const LINE = { fz: '0.875rem', lh: 1.45, textWrap: 'balance' } as const;
