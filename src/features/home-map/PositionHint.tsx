import { Button, Card, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PositionState } from '@/device/position';
import { PermissionPin } from '@/ui/drawings/permission-drawings';
import { LoadingState } from '@/ui/states/LoadingState';

/** The provider's own text comes in its own language and wording: these say the same, and what helps. */
const EXPLANATIONS = {
  timeout: '위치를 찾는 데 시간이 너무 오래 걸려요. 하늘이 보이는 곳에서 다시 시도해주세요.',
  unavailable: '지금은 위치를 찾을 수 없어요. 기기의 위치 기능이 켜져 있는지 확인해주세요.',
  denied: null,
} as const;

interface PositionHintProps {
  state: Exclude<PositionState, { status: 'fix' }>;
  onRetry: () => void;
}

/** Says why there is no position, and what helps (2 §2, 2 §8). */
export function PositionHint({ state, onRetry }: PositionHintProps) {
  if (state.status === 'waiting') {
    return (
      <HintCard>
        <LoadingState text="현재 위치 확인 중…" />
      </HintCard>
    );
  }
  if (state.status === 'unsupported') {
    return (
      <HintCard>
        <PermissionPin size={64} />
        <Text role="alert" fw={700} lh={1.5} textWrap="balance">
          {state.message}
        </Text>
      </HintCard>
    );
  }
  const explanation = EXPLANATIONS[state.status];
  return (
    <HintCard>
      <PermissionPin size={64} />
      <Stack role="alert" gap={6}>
        <Text fw={700} lh={1.5} textWrap="balance">
          <Sentence>위치 권한이 필요해요.</Sentence> <Sentence>{state.message}</Sentence>
        </Text>
        {explanation && <Advice>{explanation}</Advice>}
        <Advice>내 위치를 보려면 위치 권한을 허용해주세요.</Advice>
      </Stack>
      <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onRetry}>
        다시 시도
      </Button>
    </HintCard>
  );
}

function HintCard({ children }: { children: ReactNode }) {
  return (
    <Card radius="xl" shadow="md" w="min(320px, 100%)" pt={26} px={22} pb={22}>
      <Stack align="center" ta="center">
        {children}
      </Stack>
    </Card>
  );
}

/** Kept together on a line of its own where it does not fit beside its neighbour. */
function Sentence({ children }: { children: ReactNode }) {
  return (
    <Text span inherit display="inline-block">
      {children}
    </Text>
  );
}

function Advice({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" fz="0.9375rem" lh={1.5} textWrap="balance">
      {children}
    </Text>
  );
}
