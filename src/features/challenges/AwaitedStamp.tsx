import { Drawing, type DrawingProps } from '@/ui/drawings/Drawing';
import { HoofPrint } from '@/ui/drawings/Stamp';

/** Where the stamp comes down once the completion has been accepted: its outline, without ink. */
export function AwaitedStamp({ size = 88, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" size={size} {...props}>
      <circle
        cx="60"
        cy="60"
        r="49"
        stroke="#FFF"
        strokeWidth="4"
        strokeDasharray="9 8.1"
        strokeLinecap="round"
      />
      <HoofPrint transform="rotate(-14 60 60) translate(60 60) scale(1.3)" fill="#FFF" fillOpacity=".75" />
    </Drawing>
  );
}
