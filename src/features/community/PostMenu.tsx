import '@mantine/core/styles/NavLink.layer.css';
import { Box, FocusTrap, NavLink, Paper, Portal } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useOverlay } from '@/ui/dialogs/useOverlay';

/** How high the menu is, in CSS pixels. */
const HEIGHT = 56;

interface PostMenuProps {
  /** What opened it. */
  button: HTMLElement;
  onReport: () => void;
  onClose: () => void;
}

/**
 * The open ⋯ menu of a card (1 §2), beneath its button or, where that stands too low, above it: the page stays where it is
 * meanwhile. It has the focus until it is closed, which gives it back to the button.
 */
export function PostMenu({ button, onReport, onClose }: PostMenuProps) {
  useOverlay(true, onClose, true);
  const [place] = useState(() => placeBeside(button));
  return (
    <Portal>
      <Box pos="fixed" inset={0} style={{ zIndex: 'var(--mantine-z-index-modal)' }} onClick={onClose}>
        <FocusTrap>
          <Paper
            role="menu"
            aria-label="더보기"
            pos="absolute"
            miw={152}
            bd="1px solid var(--line)"
            bg="var(--surface)"
            radius="md"
            shadow="md"
            style={{ ...place, overflow: 'hidden', animation: 'var(--fading)' }}
          >
            <NavLink
              component="button"
              type="button"
              role="menuitem"
              label="신고하기"
              leftSection={<IconFlag size={20} />}
              mih={HEIGHT}
              px="md"
              ref={focusAtOnce}
              onClick={onReport}
            />
          </Paper>
        </FocusTrap>
      </Box>
    </Portal>
  );
}

/** Its right edge is the button's. */
function placeBeside(button: HTMLElement) {
  const { right, top, bottom } = button.getBoundingClientRect();
  const page = document.documentElement;
  const isLow = bottom + 2 * HEIGHT > page.clientHeight;
  return { right: page.clientWidth - right, top: isLow ? top - HEIGHT : bottom - 4 };
}

/** Not before the overlay has seen where the focus was, and sooner than the trap: a key may follow at once. */
function focusAtOnce(item: HTMLElement | null): void {
  queueMicrotask(() => item?.focus({ preventScroll: true }));
}
