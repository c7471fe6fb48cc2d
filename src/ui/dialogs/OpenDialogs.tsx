import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Box, Center, Drawer, Group, Modal, Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Pig, type PigMood } from '../drawings/Pig';
import frame from '../frame/frame.module.css';
import { TAKES_FOCUS, useOverlay } from './useOverlay';

interface DrawnProps {
  opened: boolean;
  /** Whether what it holds stays in the document, hidden, while it is closed. */
  isDrawnAhead: boolean;
}

interface DialogProps {
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  /** True where a field inside takes the focus by `data-autofocus` instead of the title. Default false. */
  focusesField?: boolean;
}

export interface AppDialogProps extends DialogProps {
  /** A picture of what the dialog is about, above its title. */
  photo?: ReactNode;
  /** How the pig feels that looks out above the title where there is no picture. Default: there is no pig. */
  mood?: PigMood;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Anything between the text and the buttons. */
  children?: ReactNode;
  /** The buttons, that which goes on last: at the right, and on top where they have to stand beneath each other. */
  actions?: ReactNode;
  /** Its width in CSS pixels, as far as the screen has it. Default 360. */
  width?: number;
  /** Its least height in CSS pixels, likewise. Default: as high as what it holds. */
  height?: number;
  /** What lies behind all that it holds. Default the theme's surface. */
  background?: string;
}

export interface BottomSheetProps extends DialogProps {
  children: ReactNode;
}

export interface FullScreenDialogProps extends DialogProps {
  children: ReactNode;
  /** Of all that covers the page: it may give the colours' variables other values. */
  className?: string;
}

/** What `AppDialog` shows. */
export function OpenAppDialog({
  photo,
  mood,
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
  opened,
  isDrawnAhead,
}: AppDialogProps & DrawnProps) {
  const overlay = useOverlay(opened, onClose, dismissible);
  return (
    <Modal.Root {...overlay} keepMounted={isDrawnAhead} size={width}>
      <Modal.Overlay />
      <Modal.Content
        // One with a width of its own keeps it on a narrow phone, down to 12 px from either edge.
        miw={width && `min(${width}px, 100vw - 24px)`}
        bg={background}
      >
        <Stack gap={0} mih={height} px={22} pt={28} pb={22}>
          {photo ||
            (mood && (
              <Center mt={-8} mb={10}>
                <Pig mood={mood} size={76} />
              </Center>
            ))}
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
            <Group
              mt={24}
              gap={10}
              wrap="wrap-reverse"
              grow
              preventGrowOverflow={false}
              className={frame.answers}
            >
              {actions}
            </Group>
          )}
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What `BottomSheet` shows while it is open. */
export function OpenBottomSheet({
  title,
  onClose,
  dismissible = true,
  focusesField = false,
  children,
}: BottomSheetProps) {
  const overlay = useOverlay(true, onClose, dismissible);
  return (
    <Drawer.Root {...overlay}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title {...(!focusesField && TAKES_FOCUS)}>{title}</Drawer.Title>
          <Drawer.CloseButton size={44} iconSize={24} aria-label="닫기" disabled={!dismissible} />
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap={14}>{children}</Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** What `FullScreenDialog` shows while it is open. */
export function OpenFullScreenDialog({
  title,
  onClose,
  dismissible = true,
  focusesField = false,
  children,
  className,
}: FullScreenDialogProps) {
  const overlay = useOverlay(true, onClose, dismissible);
  return (
    <Modal.Root {...overlay} fullScreen>
      <Modal.Overlay />
      <Modal.Content className={className}>
        <Box className={frame.header} top={0}>
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
