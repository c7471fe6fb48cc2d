import '@mantine/core/styles/NavLink.layer.css';
import { Box, NavLink } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { BottomSheet } from '@/ui/dialogs/dialogs';

interface PostMenuProps {
  onReport: () => void;
  onClose: () => void;
}

/** The open ⋯ menu of a card (1 §2), where a thumb reaches it. Closing it gives the focus back to what opened it. */
export function PostMenu({ onReport, onClose }: PostMenuProps) {
  return (
    <BottomSheet opened title="더보기" focusesField onClose={onClose}>
      <Box role="menu" aria-label="더보기">
        <NavLink
          component="button"
          type="button"
          role="menuitem"
          label="신고하기"
          leftSection={<IconFlag size={22} />}
          mih={56}
          px={0}
          c="var(--error)"
          ref={focusAtOnce}
          data-autofocus
          onClick={onReport}
        />
      </Box>
    </BottomSheet>
  );
}

/**
 * Mantine's trap would take the focus a moment later, when the next key has already gone to the button beneath. Not
 * before the sheet has seen where the focus was.
 */
function focusAtOnce(item: HTMLElement | null): void {
  queueMicrotask(() => item?.focus({ preventScroll: true }));
}
