import { ActionIcon, Affix } from '@mantine/core';
import { useScrollDirection } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import styles from './community.module.css';

const POSITION = {
  right: 'calc(max(var(--safe-right), 50% - var(--column) / 2) + var(--gutter))',
  bottom: 'calc(var(--tab-bar-height) + var(--safe-bottom) + 12px)',
};

/** The floating button of the feed (1 §2). It gives way while posts are read downwards, and comes back on the way up. */
export function WriteButton() {
  const isReading = useScrollDirection() === 'down';
  return (
    // Within the page: an overlay covers it, and Tab finds it after the posts.
    <Affix withinPortal={false} position={POSITION} zIndex="calc(var(--layer-bar) - 1)">
      <ActionIcon
        component={Link}
        to={paths.write()}
        aria-label="글쓰기"
        variant="filled"
        size={48}
        radius="50%"
        bd="2px solid var(--paper)"
        className={styles.write}
        data-away={isReading || undefined}
      >
        <IconPencil size={22} />
      </ActionIcon>
    </Affix>
  );
}
