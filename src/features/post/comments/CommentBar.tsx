import { Box } from '@mantine/core';
import { memo, useLayoutEffect, useRef } from 'react';
import { useKeyboardInset } from './useKeyboardInset';
import { CommentComposer } from './CommentComposer';
import frame from '@/ui/frame/frame.module.css';
import { useRootMark } from '@/ui/frame/root-mark';
import styles from '../post.module.css';

/** The height of what the bar holds as long as the comment has one line: `--comment-bar-height` without its padding. */
const ONE_LINE_PX = 48;

interface CommentBarProps {
  postId: number;
  onSent: (sentId: number | undefined) => void;
}

/** The field for a comment, fixed at the bottom edge or on top of the phone's keyboard (1 §2). */
export const CommentBar = memo(function CommentBar({ postId, onSent }: CommentBarProps) {
  const keyboardInset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useRootMark('data-comment-bar');

  // What takes the focus stands above it, however many lines the comment has, and above the keyboard.
  useLayoutEffect(() => {
    const measured = bar.current;
    if (!measured) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      // For one line the style sheet says it: browsers may style the whole page anew where the root has a style of its own.
      const more = (entry?.contentRect.height ?? ONE_LINE_PX) - ONE_LINE_PX + keyboardInset;
      root.scrollPaddingBottom =
        more > 0 ? `calc(var(--comment-bar-height) + ${more}px + var(--safe-bottom) + 8px)` : '';
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.scrollPaddingBottom = '';
    };
  }, [keyboardInset]);

  return (
    <>
      <Box h="calc(var(--comment-bar-height) + var(--safe-bottom) + 12px)" bg="var(--surface)" aria-hidden />
      <Box
        ref={bar}
        bg="var(--surface)"
        className={`${frame.bar} ${styles.bar}`}
        pb={keyboardInset > 0 ? 10 : undefined}
        style={{ bottom: keyboardInset }}
      >
        <CommentComposer target={{ postId }} label="댓글을 달아주세요." onSent={onSent} />
      </Box>
    </>
  );
});
