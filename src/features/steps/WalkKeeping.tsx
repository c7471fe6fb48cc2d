import { Box, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { usePosition } from '@/device/position/usePosition';
import type { WalkKeepingState } from './useWalkKeeping';

/** What becomes of the counting when the screen goes off, and the choice that there is about it. */
export function WalkKeeping({ note, choice }: WalkKeepingState) {
  const { status } = usePosition();
  // Without a position there is nothing to keep going; a step to take stays.
  if (choice?.isOn !== undefined && status === 'denied') return null;
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" mt={choice ? 2 : 8}>
      <Text fz="xs" c="dimmed" lh={1.4}>
        {note}
      </Text>
      {choice &&
        (choice.isOn === undefined ? (
          <Button variant="subtle" size="compact-md" fz="xs" flex="none" px={8} onClick={choice.onChange}>
            {choice.text}
          </Button>
        ) : (
          <UnstyledButton
            role="switch"
            aria-checked={choice.isOn}
            mih="var(--target)"
            flex="none"
            onClick={choice.onChange}
          >
            <Group component="span" gap={6} wrap="nowrap" fz="xs" fw={600}>
              {choice.text}
              <Track isOn={choice.isOn} />
            </Group>
          </UnstyledButton>
        ))}
    </Group>
  );
}

/** What a switch is seen by: too little for the code of a whole one on the first screen. */
function Track({ isOn }: { isOn: boolean }) {
  return (
    <Box
      component="span"
      display="flex"
      w={32}
      h={20}
      p={3}
      bg={isOn ? 'var(--leaf)' : 'var(--stone)'}
      style={{ borderRadius: 10, justifyContent: isOn ? 'end' : 'start' }}
    >
      <Box component="span" w={14} h={14} bg="#fff" style={{ borderRadius: 7 }} />
    </Box>
  );
}
