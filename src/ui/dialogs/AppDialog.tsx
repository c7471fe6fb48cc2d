import './overlays.css';
import { Box, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialogs.module.css';
import { TAKES_FOCUS, useOverlay } from './useOverlay';

export interface AppDialogProps {
  opened: boolean;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Anything between the text and the buttons. */
  children?: ReactNode;
  /** The buttons, side by side. */
  actions?: ReactNode;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  /** Its width in CSS pixels, as far as the screen has it. Default 360. */
  width?: number;
  /** Its least height in CSS pixels, likewise. Default: as high as what it holds. */
  height?: number;
  /** What lies behind all that it holds. Default the theme's surface. */
  background?: string;
  /** True where a field inside takes the focus by `data-autofocus` instead of the title. Default false. */
  focusesField?: boolean;
}

/** A dialog in the middle of the screen. */
export function AppDialog({ opened, ...props }: AppDialogProps) {
  return opened ? <OpenAppDialog {...props} /> : null;
}

function OpenAppDialog({
  title,
  text,
  children,
  actions,
  onClose,
  dismissible = true,
  width,
  height,
  background,
  focusesField = false,
}: Omit<AppDialogProps, 'opened'>) {
  const overlay = useOverlay(onClose, dismissible);
  return (
    <Modal.Root {...overlay} size={width}>
      <Modal.Overlay />
      <Modal.Content
        // A class name of its own would be that of the frame around it too.
        classNames={{ content: styles.dialog }}
        // One with a width of its own keeps it on a narrow phone, down to 12 px from either edge.
        miw={width && `min(${width}px, 100vw - 24px)`}
        mih={height}
        bg={background}
      >
        <Modal.Title ta="center" {...(!focusesField && TAKES_FOCUS)}>
          {title}
        </Modal.Title>
        {text && (
          <Modal.Body p={0} mt={10} c="dimmed" ta="center">
            {text}
          </Modal.Body>
        )}
        {children && (
          <Box my="auto" pt={18}>
            {children}
          </Box>
        )}
        {actions && (
          <Group mt={24} gap={10} grow preventGrowOverflow={false} className={styles.actions}>
            {actions}
          </Group>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
