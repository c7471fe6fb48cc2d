import { Box } from '@mantine/core';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { Drawing, type DrawingProps } from './Drawing';
import { Pig, type PigMood } from './Pig';

interface ChallengeCoverProps extends DrawingProps {
  /** The challenge's id: neighbours stand at another hour, and seen from another side. */
  of?: number;
}

/** The light on it: sky, sun, oreum. */
const HOURS = [
  ['#FFE9D6', '#FFC48A', '#5E9A5B'],
  ['#D5ECF1', '#FFD65C', '#6FA55F'],
  ['#FFD3A6', '#FF8A1F', '#5A8A5F'],
] as const;

/** Default picture of a challenge: a flag on an oreum above the sea. Fills whatever box it is given. */
export function ChallengeCover({ size = '100%', of = 0, ...props }: ChallengeCoverProps) {
  const [sky, sun, oreum] = HOURS[of % 3] ?? HOURS[0];
  return (
    <Drawing viewBox="0 0 320 240" size={size} preserveAspectRatio="xMidYMid slice" {...props}>
      <g transform={of % 2 ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <path d="M0 0h320v240H0z" fill={sky} />
        <circle cx="252" cy="62" r="28" fill={sun} />
        <g fill="#FBF7F1">
          <rect x="30" y="48" width="78" height="18" rx="9" />
          <rect x="50" y="36" width="40" height="24" rx="12" />
          <rect x="232" y="98" width="60" height="18" rx="9" />
        </g>
        <path d="M0 138h320v102H0z" fill="#5BAEC4" />
        <path
          d="M16 156h30M70 170h22M268 154h36M236 172h26"
          stroke="#BFE3EA"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M30 240v-40C90 190 112 96 148 96c8 0 10 6 16 6s8-6 16-6c34 0 56 94 120 104v40z"
          fill={oreum}
        />
        <path d="M148 96c8 0 10 6 16 6s8-6 16-6c-6 14-26 14-32 0z" fill="#47824A" />
        <path d="M0 196c60-20 110-12 160-2s110 14 160-4v50H0z" fill="#8DBB72" />
        <g strokeLinecap="round">
          <path
            d="M124 206c14-6 42-2 38-24s-34-18-18-42 18-22 20-34"
            stroke="#FBF7F1"
            strokeWidth="6"
            strokeDasharray="1 13"
          />
          <path d="M164 104V50" stroke="#22252A" strokeWidth="5" />
          <path d="M166 50c14-8 24 8 42 0v28c-18 8-28-8-42 0z" fill="#FF8A1F" />
          <path
            d="M14 226h292M30 212h60M230 212h70"
            stroke="#FFD65C"
            strokeWidth="8"
            strokeDasharray="0 17"
          />
        </g>
      </g>
    </Drawing>
  );
}

interface AskedPhotoProps {
  /** A challenge's picture or the photo that proves it; null where there is none. */
  src: string | null;
  /** Whose picture it is, where it is a challenge's. */
  of?: number;
  /** How the pig beside it feels about what is asked. */
  mood: PigMood;
  /** Whether it is what the dialog is about: then it takes most of the width. */
  isLarge?: boolean;
}

/** How large photo and pig of a dialog are, in CSS pixels, and how far the pig leaves the photo on the right. */
const SIZES = {
  small: { w: 148, h: 104, pig: 72, right: -30 },
  large: { w: 240, h: 'clamp(104px, 23dvh, 168px)', pig: 104, right: -18 },
};

/** What a dialog about a challenge begins with: the photo, and the pig that looks out over its lower edge. */
export function AskedPhoto({ src, of, mood, isLarge = false }: AskedPhotoProps) {
  const { w, h, pig, right } = SIZES[isLarge ? 'large' : 'small'];
  return (
    <Box pos="relative" w={w} maw="100%" mx="auto" mb={22} aria-hidden>
      <Box h={h} bdrs="lg" bg="var(--peach)" bd="3px solid var(--peach)" style={{ overflow: 'hidden' }}>
        <ImageWithFallback
          src={src}
          sizes={`${w}px`}
          alt=""
          h="100%"
          fallback={<ChallengeCover of={of} height="100%" />}
        />
      </Box>
      <Pig mood={mood} size={pig} style={{ position: 'absolute', right, bottom: -12 }} />
    </Box>
  );
}
