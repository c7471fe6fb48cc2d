import { Box } from '@mantine/core';
import { useKeyboardInset } from './useKeyboardInset';
import { CommentComposer } from './CommentComposer';
import styles from '../post.module.css';

interface CommentBarProps {
  postId: number;
  onSent: (sentId: number | undefined) => void;
}

/** The field for a comment, fixed at the bottom edge or on top of the phone's keyboard (1 §2). */
export function CommentBar({ postId, onSent }: CommentBarProps) {
  const keyboardInset = useKeyboardInset();
  return (
    <>
      <Box className={styles.barSpace} aria-hidden />
      <Box
        className={styles.bar}
        data-comment-bar
        data-keyboard={keyboardInset > 0 || undefined}
        style={{ bottom: keyboardInset }}
      >
        <CommentComposer target={{ postId }} label="댓글을 달아주세요." onSent={onSent} />
      </Box>
    </>
  );
}
