import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Box, Drawer, Group, Modal, Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { Pig, type PigMood } from '@/ui/drawings/Pig';
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

export interface DialogPhoto {
  /** A challenge's picture or the photo that proves it; a drawing stands in where there is none. */
  src: string | null;
  /** How the pig beside it feels about what is asked. */
  mood: PigMood;
}

export interface AppDialogProps extends DialogProps {
  /** What the dialog is about, above its title. */
  photo?: DialogPhoto | undefined;
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

/** How large the photo of a dialog is, in CSS pixels. */
const PHOTO = { w: 148, h: 104 };

/** The pig looks out from beside the photo, over its lower edge. */
function PhotoWithPig({ src, mood }: DialogPhoto) {
  return (
    <Box pos="relative" w={PHOTO.w} mx="auto" mb={22} aria-hidden>
      <Box h={PHOTO.h} bdrs="lg" bg="var(--peach)" style={{ overflow: 'hidden' }}>
        <ImageWithFallback
          src={src}
          sizes={`${PHOTO.w}px`}
          alt=""
          h="100%"
          fallback={<ChallengeCover height="100%" />}
        />
      </Box>
      <Pig mood={mood} size={72} style={{ position: 'absolute', right: -30, bottom: -12 }} />
    </Box>
  );
}

/** What `AppDialog` shows. */
export function OpenAppDialog({
  photo,
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
          {photo && <PhotoWithPig {...photo} />}
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
