import { Button, Group, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { usePosition } from '@/device/position/usePosition';
import type { WalkKeepingState } from './useWalkKeeping';

/** What becomes of the counting when the screen goes off, and the choice that there is about it. */
export function WalkKeeping({ note, choice }: WalkKeepingState) {
  const { status } = usePosition();
  // Without a position there is nothing to keep going; a step to take stays.
  const isIdle = choice?.isOn !== undefined && status === 'denied';
  const Sign = choice?.isOn ? IconCircleCheckFilled : IconCircle;
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" mih={44}>
      <Text fz="xs" c="dimmed" lh={1.4}>
        {isIdle ? '위치를 허용하면 걸음을 셀 수 있어요.' : note}
      </Text>
      {choice && !isIdle && (
        <Button
          size="compact-xs"
          flex="none"
          px={8}
          mr={-8}
          variant="transparent"
          c="var(--basalt)"
          onClick={choice.onChange}
          {...(choice.isOn === undefined ? {} : { role: 'switch', 'aria-checked': choice.isOn })}
        >
          {choice.isOn !== undefined && <Sign size={18} color="var(--leaf)" style={{ marginInlineEnd: 4 }} />}
          {choice.text}
        </Button>
      )}
    </Group>
  );
}
