import { Drawing, type DrawingProps } from '@/ui/drawings/Drawing';
import { Hallabong } from '@/ui/drawings/Hallabong';

interface AttendanceSlotProps extends DrawingProps {
  /** A day already attended, the day of this visit, or a day still to come. */
  state: 'past' | 'today' | 'future';
  /** Whether it is the day of the bonus, which is seen from the first day on. */
  isBonus?: boolean;
}

const HALO = { past: '#FFE9D6', today: '#FFC48A', future: '#F1EBE2' } as const;

/** One day of the seven-day reward track (1 §3). */
export function AttendanceSlot({ state, isBonus = false, size = 56, ...props }: AttendanceSlotProps) {
  return (
    <Drawing viewBox="0 0 72 72" size={size} {...props}>
      {isBonus ? <BonusDay isToday={state === 'today'} /> : <PlainDay state={state} />}
      {state !== 'future' && (
        <g transform={isBonus ? 'translate(6 6)' : undefined}>
          <circle cx="56" cy="56" r="13" fill="#2F6B3A" stroke="#FFF" strokeWidth="3" />
          <path
            d="M50 56.5l4.5 4.5 8-9"
            stroke="#FFF"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </Drawing>
  );
}

/** A heap of hallabong on a golden ground, and rays about it on the day itself. */
function BonusDay({ isToday }: { isToday: boolean }) {
  return (
    <>
      {isToday && (
        <circle cx="36" cy="36" r="38" stroke="#FFB320" strokeWidth="10" strokeDasharray="5 9.92" />
      )}
      <circle
        cx="36"
        cy="36"
        r="31"
        fill="#FFE08A"
        stroke={isToday ? '#B84A00' : '#F0A51C'}
        strokeWidth="3"
      />
      <path d="M14 50a22 6 0 1 0 44 0 22 6 0 1 0-44 0z" fill="#F0B93A" />
      <Hallabong transform="translate(36 27) scale(.56)" />
      <Hallabong transform="translate(24 43) rotate(-8) scale(.56)" />
      <Hallabong transform="translate(48 43) rotate(8) scale(.56)" />
    </>
  );
}

function PlainDay({ state }: Pick<AttendanceSlotProps, 'state'>) {
  return (
    <>
      {state === 'today' && <circle cx="36" cy="36" r="36" fill="#FF8A1F" opacity=".22" />}
      <circle cx="36" cy="36" r="31" fill={HALO[state]} />
      {state === 'future' ? (
        <>
          <circle
            cx="36"
            cy="36"
            r="29.5"
            stroke="#CFC4B5"
            strokeWidth="2"
            strokeDasharray="4 5.27"
            strokeLinecap="round"
          />
          <path
            d="M36 17c5 0 7 5 9 9 6 3 10 8 10 14 0 9-8 15-19 15s-19-6-19-15c0-6 4-11 10-14 2-4 4-9 9-9z"
            fill="#DDD2C3"
          />
        </>
      ) : (
        <Hallabong transform="translate(36 38) scale(.86)" />
      )}
      {state === 'today' && <circle cx="36" cy="36" r="31" stroke="#B84A00" strokeWidth="3" />}
    </>
  );
}
