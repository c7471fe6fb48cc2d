import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Group, Switch, Text } from '@mantine/core';
import type { WalkKeepingState } from './useWalkKeeping';

/** Of my page's rows the height of what can be tapped stays. */
const WITHIN_A_CARD = {
  body: { minHeight: 'var(--target)', padding: 0, gap: 10 },
  label: { fontSize: 'var(--mantine-font-size-xs)' },
};

/** What becomes of the counting when the screen goes off, and the choice that there is about it. */
export function WalkKeeping({ note, choice }: WalkKeepingState) {
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" mt={6}>
      <Text fz="xs" c="dimmed" lh={1.4} textWrap="balance">
        {note}
      </Text>
      {choice &&
        (choice.isOn === undefined ? (
          <Button size="compact-md" fz="xs" flex="none" variant="default" onClick={choice.onChange}>
            {choice.text}
          </Button>
        ) : (
          <Switch
            size="sm"
            flex="none"
            styles={WITHIN_A_CARD}
            label={choice.text}
            labelPosition="left"
            checked={choice.isOn}
            onChange={choice.onChange}
          />
        ))}
    </Group>
  );
}
