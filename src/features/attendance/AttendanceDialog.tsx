import '@mantine/core/styles/ThemeIcon.layer.css';
import { Box, Button, Group, Text, ThemeIcon, VisuallyHidden } from '@mantine/core';
import { IconGift, IconShare2 } from '@tabler/icons-react';
import {
  attendanceBonusText,
  attendanceText,
  attendanceTitle,
  rewardTrack,
  type AttendanceSlot as Slot,
  type AttendanceState,
} from '@/domain/attendance/attendance';
import { ATTENDANCE_DAYS, ATTENDANCE_HEIGHT_PX, ATTENDANCE_WIDTH_PX } from '@/domain/limits';
import { formatNumber } from '@/domain/format/numbers';
import { AttendanceSlot } from './AttendanceSlot';
import { AppDialog } from '@/ui/dialogs/dialogs';
import { Pig } from '@/ui/drawings/Pig';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import moments from '@/ui/moments/moments.module.css';
import { useShare } from '@/ui/share/useShare';
import styles from './AttendanceDialog.module.css';

export interface AttendanceDialogProps {
  nickname: string;
  attendance: AttendanceState;
  onClose: () => void;
}

/** The middle of the card's edge. */
const PIG_PLACE = { position: 'absolute', top: -94, left: 'calc(50% - 52px)' } as const;

const formatGain = (gained: number) => `+${formatNumber(gained)}`;

/** The day of the bonus is golden, and what it brings comes down like a stamp. */
const GOLDEN = '#ffe08a';
const IN_THE_MIDDLE = { display: 'grid', justifyItems: 'center' };

const TODAY = { c: 'var(--on-peach)', fw: 800, 'aria-current': 'date' } as const;

/** Larger than the others; its rays leave it. */
const BONUS_DRAWING = { maxWidth: 78, overflow: 'visible' } as const;
/** On the day itself its rays stay clear of the words beneath it. */
const BONUS_TODAY = { maxWidth: 70, marginBottom: 8 };
/** The day that the track leads to. */
const BONUS = { c: 'var(--hallabong-deep)', fw: 700 } as const;

const DRAWING_STATES = { earned: 'past', current: 'today', upcoming: 'future' } as const;

/** The reward of today in the track of seven days, 335 × 425 px (1 §2). */
export function AttendanceDialog({ nickname, attendance, onClose }: AttendanceDialogProps) {
  const { shareCard, isSharing } = useShare();
  const gained = attendance.reward + attendance.bonus;
  const bonusText = attendanceBonusText(attendance);
  const [firstRow, secondRow] = rewardTrack(attendance.day);
  const renderSlot = ({ day, status }: Slot) => {
    const isBonus = day === ATTENDANCE_DAYS;
    const isGolden = isBonus && status === 'current';
    return (
      <Box
        component="li"
        key={day}
        pos="relative"
        w={isBonus ? '30%' : '25%'}
        px={2}
        ta="center"
        fz="0.8125rem"
        lh={1.3}
        {...(status === 'current' ? TODAY : isBonus ? BONUS : { c: 'var(--stone)' })}
        className={styles.slot}
      >
        <span
          className={isGolden ? moments.stamp : undefined}
          data-falling={isGolden || undefined}
          style={IN_THE_MIDDLE}
        >
          <AttendanceSlot
            state={DRAWING_STATES[status]}
            isBonus={isBonus}
            size="100%"
            style={{
              position: 'relative',
              maxWidth: 64,
              ...(isBonus && BONUS_DRAWING),
              ...(isGolden && BONUS_TODAY),
            }}
          />
        </span>
        {/* As high with a fruit in it as without: the days of a row stand on one line, however much one brings. */}
        <Group
          component="span"
          justify="center"
          pos="relative"
          gap={4}
          h={20}
          wrap="nowrap"
          fz={isGolden ? 'md' : undefined}
          style={{ whiteSpace: 'nowrap' }}
        >
          {day}일{status === 'earned' && <VisuallyHidden> 출석 완료</VisuallyHidden>}
          {status === 'current' && (
            <>
              {' '}
              <HallabongCount
                amount={gained}
                from={0}
                iconSize={isGolden ? 20 : 16}
                gap={2}
                format={formatGain}
              />
            </>
          )}
        </Group>
        {isBonus && status === 'upcoming' && (
          <ThemeIcon
            pos="absolute"
            top={-4}
            right={0}
            size={30}
            radius="50%"
            color="var(--hallabong-deep)"
            bd="2px solid var(--surface)"
            aria-hidden
          >
            <IconGift size={18} />
          </ThemeIcon>
        )}
      </Box>
    );
  };

  return (
    <AppDialog
      opened
      width={ATTENDANCE_WIDTH_PX}
      height={ATTENDANCE_HEIGHT_PX}
      title={attendanceTitle(nickname)}
      background={`linear-gradient(${attendance.bonus > 0 ? GOLDEN : 'var(--peach)'}, var(--surface) 46%)`}
      text={
        <>
          <Text c="var(--basalt)" fz="0.9375rem">
            {attendanceText(attendance)}
          </Text>
          {bonusText && (
            <Text c="var(--hallabong-deeper)" fz="0.9375rem" fw={800}>
              {bonusText}
            </Text>
          )}
        </>
      }
      actions={
        <>
          {attendance.bonus > 0 && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconShare2 size={20} />}
              aria-busy={isSharing}
              onClick={() =>
                shareCard({
                  title: `${ATTENDANCE_DAYS}일 연속 출석!`,
                  line: `한라봉 ${formatNumber(gained)}개를 얻었어요.`,
                })
              }
            >
              공유하기
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            홈으로 가기
          </Button>
        </>
      }
      onClose={onClose}
    >
      {/* Four days and then three. */}
      <Group component="ol" gap="10px 0" justify="center" align="flex-end">
        {[...firstRow, ...secondRow].map(renderSlot)}
      </Group>
      <Pig
        pose="sitting"
        mood={attendance.bonus > 0 ? 'wow' : 'proud'}
        size={104}
        className={styles.pig}
        style={PIG_PLACE}
      />
    </AppDialog>
  );
}
