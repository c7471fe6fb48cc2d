import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useGoBack } from './useGoBack';

interface BackBarProps {
  /** Where it leads when there is no page to go back to. */
  backTo: string;
}

/** The top of a page whose heading stands in the page itself: the back control alone. */
export function BackBar({ backTo }: BackBarProps) {
  const goBack = useGoBack(backTo);
  return (
    <Group mih="calc(var(--header-height) + var(--safe-top))" pt="var(--safe-top)" px={6}>
      <ActionIcon aria-label="뒤로" onClick={goBack}>
        <IconChevronLeft />
      </ActionIcon>
    </Group>
  );
}
