import '@mantine/core/styles/NavLink.layer.css';
import { Button, Center, NavLink, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

interface HelpBannerProps {
  /** Whether hallabong are lacking: then it is the way on, and looks like it. */
  isNeeded: boolean;
  onOpen: () => void;
}

const QUESTION = '한라봉이 부족하다면?';
const ANSWER = '한라봉 받으러 가기';

/** It leads to the ways of getting hallabong (2 §2). */
export function HelpBanner({ isNeeded, onOpen }: HelpBannerProps) {
  if (isNeeded) {
    return (
      <Button size="lg" fullWidth onClick={onOpen}>
        <span>
          <Text span inherit display="block" fz="0.8125rem" fw={400}>
            {QUESTION}
          </Text>
          {ANSWER}
        </span>
      </Button>
    );
  }
  return (
    <NavLink
      component="button"
      type="button"
      py={6}
      mih={56}
      bg="var(--surface)"
      leftSection={
        <Center component="span" inline flex="none" w={34} h={34} bdrs="50%" bg="var(--leaf-pale)">
          <HallabongIcon size={24} />
        </Center>
      }
      label={
        <Text span inherit display="block" fz="0.8125rem" fw={400} lh={1.3} c="dimmed">
          {QUESTION}
        </Text>
      }
      description={
        <Text span inherit display="block" fw={700} fz="0.9375rem" lh={1.3} mt={2} c="var(--leaf)">
          {ANSWER}
        </Text>
      }
      rightSection={<IconChevronRight color="var(--leaf)" />}
      onClick={onOpen}
    />
  );
}
