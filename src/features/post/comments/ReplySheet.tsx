import { commentText, type PostComment } from '@/domain/community/comments';
import { BottomSheet } from '@/ui/dialogs/BottomSheet';
import { useKeyboardInset } from '@/ui/useKeyboardInset';
import { CommentComposer } from './CommentComposer';
import styles from './ReplySheet.module.css';

interface ReplySheetProps {
  postId: number;
  /** The comment that is replied to. */
  parent: PostComment;
  onClose: () => void;
  onSent: (sentId: number | undefined) => void;
}

/** The popup for a reply, under the comment that it answers (1 §2). */
export function ReplySheet({ postId, parent, onClose, onSent }: ReplySheetProps) {
  const keyboardInset = useKeyboardInset();
  return (
    <BottomSheet opened title="답글" onClose={onClose}>
      <blockquote className={styles.parent}>
        {!parent.isDeleted && <span className={styles.nickname}>{parent.nickname}</span>}
        <p className={styles.text}>{commentText(parent)}</p>
      </blockquote>
      <div style={{ paddingBottom: keyboardInset }}>
        <CommentComposer target={{ postId, parentId: parent.id }} label="답글" takesFocus onSent={onSent} />
      </div>
    </BottomSheet>
  );
}
