import { Drawing, type DrawingProps } from '@/ui/drawings/Drawing';
import { Hallabong } from '@/ui/drawings/Hallabong';

interface AttendanceSlotProps extends DrawingProps {
  /** A day already attended, the day of this visit, or a day still to come. */
  state: 'past' | 'today' | 'future';
}

const HALO = { past: '#FFE9D6', today: '#FFC48A', future: '#F1EBE2' } as const;

/** One day of the seven-day reward track (1 §3). */
export function AttendanceSlot({ state, size = 56, ...props }: AttendanceSlotProps) {
  return (
    <Drawing viewBox="0 0 72 72" size={size} {...props}>
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
      {state !== 'future' && (
        <>
          <circle cx="56" cy="56" r="13" fill="#2F6B3A" stroke="#FFF" strokeWidth="3" />
          <path
            d="M50 56.5l4.5 4.5 8-9"
            stroke="#FFF"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </Drawing>
  );
}
