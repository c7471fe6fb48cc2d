import './overlays.css';
import { ActionIcon, Box, Modal } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './dialogs.module.css';
import { TAKES_FOCUS, useOverlay } from './useOverlay';

interface FullScreenDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  /** True where a field inside takes the focus by `data-autofocus` instead of the title. Default false. */
  focusesField?: boolean;
  children: ReactNode;
}

/** An overlay that covers the page like a page of its own, with a back control. */
export function FullScreenDialog({ opened, ...props }: FullScreenDialogProps) {
  return opened ? <OpenFullScreenDialog {...props} /> : null;
}

function OpenFullScreenDialog({
  title,
  onClose,
  dismissible = true,
  focusesField = false,
  children,
}: Omit<FullScreenDialogProps, 'opened'>) {
  const overlay = useOverlay(onClose, dismissible);
  return (
    <Modal.Root {...overlay} fullScreen>
      <Modal.Overlay />
      <Modal.Content>
        <Box className={styles.top}>
          <ActionIcon aria-label="뒤로" onClick={onClose} disabled={!dismissible}>
            <IconChevronLeft />
          </ActionIcon>
          <Modal.Title fz="lg" ta="center" {...(!focusesField && TAKES_FOCUS)}>
            {title}
          </Modal.Title>
        </Box>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
