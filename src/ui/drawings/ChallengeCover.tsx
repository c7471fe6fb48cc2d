import { Box } from '@mantine/core';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { Drawing, type DrawingProps } from './Drawing';
import { Pig, type PigMood } from './Pig';

/** Default picture of a challenge: a flag on an oreum above the sea. Fills whatever box it is given. */
export function ChallengeCover({ size = '100%', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 320 240" size={size} preserveAspectRatio="xMidYMid slice" {...props}>
      <path d="M0 0h320v240H0z" fill="#FFE9D6" />
      <circle cx="248" cy="66" r="28" fill="#FFC48A" />
      <g fill="#FBF7F1">
        <rect x="30" y="48" width="78" height="18" rx="9" />
        <rect x="50" y="36" width="40" height="24" rx="12" />
        <rect x="258" y="96" width="70" height="14" rx="7" />
      </g>
      <path d="M0 138h320v102H0z" fill="#5BAEC4" />
      <path
        d="M16 156h30M70 170h22M268 154h36M236 172h26"
        stroke="#BFE3EA"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M30 200C90 190 112 96 148 96c8 0 10 6 16 6s8-6 16-6c34 0 56 94 120 104z" fill="#5E9A5B" />
      <path d="M148 96c8 0 10 6 16 6s8-6 16-6c-6 14-26 14-32 0z" fill="#47824A" />
      <path d="M0 196c60-20 110-12 160-2s110 14 160-4v50H0z" fill="#8DBB72" />
      <path
        d="M96 240c6-26 70-24 66-48s-34-22-18-48 18-22 20-34"
        stroke="#FBF7F1"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      <path d="M164 104V50" stroke="#22252A" strokeWidth="5" strokeLinecap="round" />
      <path d="M166 50c14-8 24 8 42 0v28c-18 8-28-8-42 0z" fill="#FF8A1F" />
      <path
        d="M14 226h292M30 214h60M230 212h70"
        stroke="#FFD65C"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 17"
      />
    </Drawing>
  );
}

interface AskedPhotoProps {
  /** A challenge's picture or the photo that proves it; null where there is none. */
  src: string | null;
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
export function AskedPhoto({ src, mood, isLarge = false }: AskedPhotoProps) {
  const { w, h, pig, right } = SIZES[isLarge ? 'large' : 'small'];
  return (
    <Box pos="relative" w={w} maw="100%" mx="auto" mb={22} aria-hidden>
      <Box h={h} bdrs="lg" bg="var(--peach)" style={{ overflow: 'hidden' }}>
        <ImageWithFallback
          src={src}
          sizes={`${w}px`}
          alt=""
          h="100%"
          fallback={<ChallengeCover height="100%" />}
        />
      </Box>
      <Pig mood={mood} size={pig} style={{ position: 'absolute', right, bottom: -12 }} />
    </Box>
  );
}
