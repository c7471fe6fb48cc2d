import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useImperativeHandle, type KeyboardEvent, type Ref } from 'react';

interface PostMenuProps {
  /** The button of the card that it belongs to. */
  opener: HTMLElement;
  onReport: () => void;
  onClose: () => void;
}

/** The open ⋯ menu of a card (1 §2). Closing it gives the focus back to the button that opened it. */
export function PostMenu({ opener, onReport, onClose }: PostMenuProps) {
  function leave() {
    opener.focus({ preventScroll: true });
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    leave();
  }

  return (
    // The trap would take the focus a moment later, when the next key has already gone to the button beneath.
    <Menu
      opened
      id={opener.id}
      offset={-8}
      trapFocus={false}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      onClose={leave}
    >
      <Menu.Target>
        <Opener button={opener} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={handleKeyDown}>
        <Menu.Item ref={focusAtOnce} c="var(--error)" fw={600} onClick={onReport}>
          신고하기
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function focusAtOnce(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true });
}

/** Tells the menu where to stand: the button itself is one of the plain elements of its card. */
function Opener({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}
