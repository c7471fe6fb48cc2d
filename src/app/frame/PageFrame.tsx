import { Box } from '@mantine/core';
import { useLayoutEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { showApp } from '@/app/start/boot-screen';
import { whenPageStands } from '@/device/drawing';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflineBanner } from './OfflineBanner';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** For the page itself. */
  className?: string;
  /** The page. Default that of the route. */
  page?: ReactNode;
  /** What stands beside the page, such as the tab bar. */
  children?: ReactNode;
}

/** The column in which every page stands. */
export function PageFrame({ className, page, children }: PageFrameProps) {
  const { pathname } = useLocation();
  useLayoutEffect(() => whenPageStands(showApp), []);
  return (
    <Box
      pos="relative"
      w="min(100%, var(--column))"
      mih="100dvh"
      mx="auto"
      bg="var(--paper)"
      className={styles.column}
    >
      <OfflineBanner />
      <main className={className} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>{page ?? <Outlet />}</ErrorBoundary>
      </main>
      {children}
    </Box>
  );
}
