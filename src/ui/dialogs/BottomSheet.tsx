import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { TAKES_FOCUS, useOverlay } from './useOverlay';

interface BottomSheetProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  /** True where a field inside takes the focus by `data-autofocus` instead of the title. Default false. */
  focusesField?: boolean;
  children: ReactNode;
}

/** A dialog that comes up from the bottom edge. */
export function BottomSheet({ opened, ...props }: BottomSheetProps) {
  return opened ? <OpenBottomSheet {...props} /> : null;
}

function OpenBottomSheet({
  title,
  onClose,
  dismissible = true,
  focusesField = false,
  children,
}: Omit<BottomSheetProps, 'opened'>) {
  const overlay = useOverlay(onClose, dismissible);
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
