import '@mantine/core/styles/NavLink.layer.css';
import { NavLink, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

/** 한라봉이 부족하다면? It leads to the ways of getting some (2 §2). */
export function HelpBanner({ onOpen }: { onOpen: () => void }) {
  return (
    <NavLink
      component="button"
      type="button"
      bg="var(--leaf-pale)"
      leftSection={<HallabongIcon size={40} />}
      label="한라봉이 부족하다면?"
      description={
        <Text span inherit fw={700} fz="md" c="var(--leaf)">
          한라봉 받으러 가기
        </Text>
      }
      rightSection={<IconChevronRight />}
      onClick={onOpen}
    />
  );
}
