import { Button } from '@mantine/core';
import { useId, type CSSProperties } from 'react';
import {
  attendanceBonusText,
  attendanceText,
  attendanceTitle,
  rewardTrack,
  type AttendanceSlot as Slot,
  type AttendanceState,
} from '@/domain/session/attendance';
import { ATTENDANCE_HEIGHT_PX, ATTENDANCE_WIDTH_PX } from '@/domain/limits';
import { AttendanceSlot } from '@/ui/drawings/AttendanceSlot';
import { ModalDialog } from '@/ui/dialogs/ModalDialog';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AttendanceDialog.module.css';

export interface AttendanceDialogProps {
  nickname: string;
  attendance: AttendanceState;
  onClose: () => void;
}

const DRAWING_STATES = { earned: 'past', current: 'today', upcoming: 'future' } as const;

interface PopupStyle extends CSSProperties {
  '--dialog-width': string;
  '--popup-height': string;
}

const POPUP_SIZE: PopupStyle = {
  '--dialog-width': `${ATTENDANCE_WIDTH_PX}px`,
  '--popup-height': `${ATTENDANCE_HEIGHT_PX}px`,
};

/** The reward of today in the track of seven days, 335 × 425 px (1 §2). */
export function AttendanceDialog({ nickname, attendance, onClose }: AttendanceDialogProps) {
  const id = useId();
  const bonusText = attendanceBonusText(attendance);
  const [firstRow, secondRow] = rewardTrack(attendance.day);
  return (
    <ModalDialog
      placement="centre"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      style={POPUP_SIZE}
      onClose={onClose}
    >
      <div className={styles.popup}>
        <h2 id={`${id}-title`} className={styles.title}>
          {attendanceTitle(nickname)}
        </h2>
        <div id={`${id}-text`}>
          <p className={styles.text}>{attendanceText(attendance)}</p>
          {bonusText && <p className={styles.bonus}>{bonusText}</p>}
        </div>
        <ol className={styles.track}>{[...firstRow, ...secondRow].map(renderSlot)}</ol>
        <Button fullWidth size="lg" onClick={onClose}>
          홈으로 가기
        </Button>
      </div>
    </ModalDialog>
  );
}

function renderSlot({ day, status }: Slot) {
  return (
    <li key={day} className={styles.slot} aria-current={status === 'current' ? 'date' : undefined}>
      <AttendanceSlot state={DRAWING_STATES[status]} size="100%" />
      {day}일{status === 'earned' && <VisuallyHidden> 출석 완료</VisuallyHidden>}
    </li>
  );
}
