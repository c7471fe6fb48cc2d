import { Button, Group, Text } from '@mantine/core';
import { IconCircle } from '@tabler/icons-react';
import type { WalkKeepingState } from './useWalkKeeping';

/** What becomes of the counting when the screen goes off, and the choice that there is about it. */
export function WalkKeeping({ note, choice }: WalkKeepingState) {
  return (
    <Group justify="end" gap="0 8px" mih="var(--target)" mt={-3}>
      <Text fz="xs" c="dimmed" lh={1.4} lts="-0.02em" py={6} flex={1} miw="9em">
        {note}
      </Text>
      {choice && (
        <Button
          size="compact-xs"
          flex="none"
          px={0}
          variant="transparent"
          c="var(--basalt)"
          onClick={choice.onChange}
          {...(choice.isOn === undefined ? {} : { role: 'switch', 'aria-checked': choice.isOn })}
        >
          {choice.text}
          {choice.isOn !== undefined && <Toggle isOn={choice.isOn} />}
        </Button>
      )}
    </Group>
  );
}

/** The look of a switch. Its edges are seen where a system paints all grounds alike. */
function Toggle({ isOn }: { isOn: boolean }) {
  const ground = isOn ? 'var(--leaf)' : 'var(--line-strong)';
  return (
    <Group
      component="span"
      justify={isOn ? 'flex-end' : 'flex-start'}
      w={30}
      h={18}
      ml={6}
      bg={ground}
      bd="1px solid transparent"
      bdrs={9}
    >
      <IconCircle size={18} strokeWidth={1} color={ground} fill="var(--surface)" />
    </Group>
  );
}
