import { Box, Button, Group, Text, UnstyledButton } from '@mantine/core';
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
      {choice && !isIdle && (choice.isOn === undefined ? <Step {...choice} /> : <Choice {...choice} />)}
    </Group>
  );
}

type ChoiceProps = NonNullable<WalkKeepingState['choice']>;

function Step({ text, onChange }: ChoiceProps) {
  return (
    <Button size="compact-xs" flex="none" variant="default" onClick={onChange}>
      {text}
    </Button>
  );
}

/** A switch of so few parts that the first screen need not fetch Mantine's own, with its style sheets 5 kB. */
function Choice({ text, isOn, onChange }: ChoiceProps) {
  return (
    <UnstyledButton role="switch" aria-checked={isOn} mih="var(--target)" flex="none" onClick={onChange}>
      <Group component="span" gap={6} wrap="nowrap" fz="0.8125rem" fw={600}>
        {text}
        <Box component="span" w={36} p={3} bdrs={11} bg={isOn ? 'var(--leaf)' : 'var(--line-strong)'}>
          <Box
            component="span"
            display="block"
            w={16}
            h={16}
            ms={isOn ? 14 : 0}
            bdrs="50%"
            bg="white"
            style={{ transition: 'margin 120ms' }}
          />
        </Box>
      </Group>
    </UnstyledButton>
  );
}
