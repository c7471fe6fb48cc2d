import styles from './frame.module.css';
import { ActionIcon, Box, Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { titleOf } from '@/domain/brand';

interface PageHeaderProps {
  /** The page's heading, also the title of the document. */
  title: string;
  /** Where the back control leads when there is no page to go back to. Without it there is no back control. */
  backTo?: string;
  /** What the page at `backTo` is told, such as where to go after login. */
  backState?: unknown;
  /** What the back control does instead of going one page back. */
  onBack?: () => void;
  /** Controls at the right end. */
  right?: ReactNode;
}

/** The bar at the top of a page; it stays in sight. */
export function PageHeader({ title, backTo, backState, onBack, right }: PageHeaderProps) {
  useDocumentTitle(titleOf(title));
  return (
    <Box component="header" className={styles.header}>
      {onBack ? (
        <BackButton onClick={onBack} />
      ) : (
        backTo !== undefined && <HistoryBackButton fallback={backTo} state={backState} />
      )}
      <Title order={1} fz="lg" ta="center" py={10} tabIndex={-1} style={{ gridColumn: 2 }}>
        {title}
      </Title>
      {right && (
        <Group gap={0} wrap="nowrap" style={{ gridColumn: 3, justifySelf: 'end' }}>
          {right}
        </Group>
      )}
    </Box>
  );
}

function HistoryBackButton({ fallback, state }: { fallback: string; state: unknown }) {
  return <BackButton onClick={useGoBack(fallback, state)} />;
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <ActionIcon aria-label="뒤로" onClick={onClick}>
      <IconChevronLeft />
    </ActionIcon>
  );
}

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

/** Whether the visit began here: the router counts its entries in the state of the browser's history. */
function isFirstEntry(key: string): boolean {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex ? state.idx === 0 : key === 'default';
}

/**
 * Goes one page back, or to `fallback` where the visit began on this page, so that nobody falls out of the app. A
 * page that a guard put in the place of the first one counts as the first.
 *
 * @param state what `fallback` is told, such as where to go after login
 */
function useGoBack(fallback: string, state?: unknown): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (isFirstEntry(key)) void navigate(fallback, { replace: true, state });
    else void navigate(-1);
  }, [fallback, key, navigate, state]);
}
