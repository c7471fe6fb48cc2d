import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { hideBootScreen } from '@/app/start/boot-screen';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflineBanner } from './OfflineBanner';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** For the page itself. */
  className?: string;
  /** What stands beside the page, such as the tab bar. */
  children?: ReactNode;
}

/** The column in which every page stands. */
export function PageFrame({ className, children }: PageFrameProps) {
  const { pathname } = useLocation();
  useEffect(hideBootScreen, []);
  return (
    <div className={styles.column}>
      <OfflineBanner />
      <main className={className} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {children}
    </div>
  );
}
