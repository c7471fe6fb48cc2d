import { useEffect, useRef } from 'react';
import type { CommentRow, PostComment } from '@/domain/community/comments';
import { AuthorPicture } from '@/features/post/AuthorPicture';
import styles from './CommentItem.module.css';

interface CommentItemProps {
  row: CommentRow<PostComment>;
  /** It has just been sent: it is brought into sight and stands out for a moment. */
  isNew: boolean;
  onReply: () => void;
}

/** A comment or reply (1 §2); a deleted one says only that. */
export function CommentItem({ row, isNew, onReply }: CommentItemProps) {
  const { comment, text, depth, indentPx, isAnswerable } = row;
  const item = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);

  return (
    <div
      ref={item}
      className={styles.comment}
      data-deleted={comment.isDeleted || undefined}
      data-new={isNew || undefined}
      style={{ marginInlineStart: `min(${indentPx}px, 40%)` }}
    >
      {!comment.isDeleted && (
        <>
          <AuthorPicture url={comment.avatarUrl} size={depth === 0 ? 36 : 30} />
          <div className={styles.top}>
            <span className={styles.nickname}>{comment.nickname}</span>
            {comment.relativeTime && <span className={styles.time}>{comment.relativeTime}</span>}
          </div>
        </>
      )}
      <p className={styles.text}>{text}</p>
      {isAnswerable && (
        <button type="button" className={styles.reply} onClick={onReply}>
          답글 달기
        </button>
      )}
    </div>
  );
}
