import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import styles from './PostMenu.module.css';

interface PostMenuProps {
  onReport: () => void;
  onClose: () => void;
}

/** The open ⋯ menu of a card (1 §2). It stands right after the button that opens it. */
export function PostMenu({ onReport, onClose }: PostMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && menu.current?.parentElement?.contains(target);
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function leave() {
    const opener = menu.current?.previousElementSibling;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    leave();
  }

  function report() {
    leave();
    onReport();
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label="더보기"
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={handleKeyDown}
    >
      <button type="button" role="menuitem" className={styles.item} onClick={report}>
        신고하기
      </button>
    </div>
  );
}
