import type { ReactNode } from 'react';
import { BackIcon } from '@/ui/icons/BackIcon';
import { IconButton } from '@/ui/buttons/IconButton';
import styles from './PageHeader.module.css';
import { useGoBack } from './useGoBack';
import { usePageTitle } from './usePageTitle';

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
  usePageTitle(title);
  return (
    <header className={styles.header}>
      {onBack ? (
        <BackButton onClick={onBack} />
      ) : (
        backTo !== undefined && <HistoryBackButton fallback={backTo} state={backState} />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {right && <div className={styles.right}>{right}</div>}
    </header>
  );
}

function HistoryBackButton({ fallback, state }: { fallback: string; state: unknown }) {
  return <BackButton onClick={useGoBack(fallback, state)} />;
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton className={styles.left} label="뒤로" onClick={onClick}>
      <BackIcon />
    </IconButton>
  );
}
