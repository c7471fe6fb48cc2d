import { Button, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { usePosition } from '@/device/position/usePosition';
import type { WalkKeepingState } from './useWalkKeeping';

/** What becomes of the counting when the screen goes off, and the choice that there is about it. */
export function WalkKeeping({ note, choice }: WalkKeepingState) {
  const { status } = usePosition();
  // Without a position there is nothing to keep going; a step to take stays.
  const isIdle = choice?.isOn !== undefined && status === 'denied';
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" mt={10} mih={44}>
      <Text fz="xs" c="dimmed" lh={1.4}>
        {isIdle ? '위치를 허용하면 걸음을 셀 수 있어요.' : note}
      </Text>
      {choice && !isIdle && (
        <Button
          size="compact-xs"
          flex="none"
          radius="xl"
          px={8}
          variant="default"
          bd={0}
          bg="var(--paper-deep)"
          onClick={choice.onChange}
          {...(choice.isOn === undefined ? {} : { role: 'switch', 'aria-checked': choice.isOn })}
        >
          {choice.isOn && <IconCheck size={15} stroke={2.5} style={{ marginInlineEnd: 4 }} />}
          {choice.text}
        </Button>
      )}
    </Group>
  );
}
