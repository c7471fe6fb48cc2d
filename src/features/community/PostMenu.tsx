import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/ui/IconButton';
import styles from './PostMenu.module.css';

/** The ⋯ menu of a card (1 §2). */
export function PostMenu({ onReport }: { onReport: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target) && !opener.current?.contains(target))
        setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function close() {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close();
  }

  function report() {
    close();
    onReport();
  }

  return (
    <>
      <IconButton
        ref={opener}
        label="더보기"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </IconButton>
      {isOpen && (
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
      )}
    </>
  );
}
