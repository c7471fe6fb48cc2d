import { Card, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { RowSign } from '@/ui/frame/MenuRow';
import { useLocalCompletions } from './useLocalCompletions';
import { useResendCompletions } from './useResendCompletions';

/** How many proofs wait to be sent: they go by themselves when there is a connection. */
export function WaitingProofs() {
  const { completions } = useLocalCompletions();
  useResendCompletions();
  const count = completions.filter(
    ({ isConfirmed, hindrance, place }) => !isConfirmed && !hindrance && place !== null,
  ).length;
  if (count === 0) return null;
  return (
    <Card p={18}>
      <Group gap={12} wrap="nowrap">
        <RowSign tone="leaf">
          <IconCamera />
        </RowSign>
        <div>
          <Text fw={700}>보낼 챌린지 인증 {count}개</Text>
          <Text c="dimmed" fz="sm">
            인터넷에 연결되면 저절로 보내요.
          </Text>
        </div>
      </Group>
    </Card>
  );
}
