import '@mantine/core/styles/NavLink.layer.css';
import { Center, NavLink, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

interface HelpBannerProps {
  /** Whether hallabong are lacking: then it is the way on, and looks like it. */
  isNeeded: boolean;
  onOpen: () => void;
}

/** 한라봉이 부족하다면? It leads to the ways of getting some (2 §2). */
export function HelpBanner({ isNeeded, onOpen }: HelpBannerProps) {
  return (
    <NavLink
      component="button"
      type="button"
      py={6}
      mih={52}
      bg={isNeeded ? 'var(--hallabong)' : 'var(--leaf-pale)'}
      leftSection={
        <Center component="span" inline flex="none" w={34} h={34} bdrs="50%" bg="var(--surface)">
          <HallabongIcon size={24} />
        </Center>
      }
      label={
        <Text
          span
          inherit
          display="block"
          fz="sm"
          fw={400}
          lh={1.3}
          c={isNeeded ? 'var(--on-hallabong)' : undefined}
        >
          한라봉이 부족하다면?
        </Text>
      }
      description={
        <Text
          span
          inherit
          display="block"
          fw={700}
          fz="0.9375rem"
          lh={1.3}
          c={isNeeded ? 'var(--on-hallabong)' : 'var(--leaf)'}
        >
          한라봉 받으러 가기
        </Text>
      }
      rightSection={<IconChevronRight color={isNeeded ? 'var(--on-hallabong)' : undefined} />}
      onClick={onOpen}
    />
  );
}
