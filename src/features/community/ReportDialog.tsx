import { useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import styles from './ReportDialog.module.css';

const REASONS = [
  '스팸 또는 광고성 게시물',
  '부적절한 콘텐츠',
  '폭력적이거나 위험한 내용',
  '개인정보 노출',
  '저작권 침해',
  '기타',
];

interface ReportDialogProps {
  postId: number;
  onClose: () => void;
}

/** Asks why a post is reported (1 §2). The report is only logged: there is no call for it. */
export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<string>();

  function report() {
    console.warn('게시글 신고', { postId, reason });
    onClose();
  }

  return (
    <ConfirmDialog
      opened
      title="게시글 신고"
      confirmText="신고하기"
      canConfirm={reason !== undefined}
      onConfirm={report}
      onCancel={onClose}
    >
      <div role="radiogroup" aria-label="게시글 신고" className={styles.reasons}>
        {REASONS.map((text) => (
          <label key={text} className={styles.reason}>
            <input
              type="radio"
              name="report-reason"
              value={text}
              checked={reason === text}
              onChange={() => setReason(text)}
            />
            {text}
          </label>
        ))}
      </div>
    </ConfirmDialog>
  );
}
