import { createTheme, type MantineColorsTuple } from '@mantine/core';

const hallabong: MantineColorsTuple = [
  '#fff4e8',
  '#ffe9d6',
  '#ffd3ad',
  '#ffb878',
  '#ffa24c',
  '#ff8a1f',
  '#db6a0a',
  '#b84a00',
  '#983d00',
  '#7a3200',
];

/**
 * Warm, in place of Mantine's cool ones: tracks, outlines and what is switched off stand on warm paper. Mantine draws
 * the edges of inputs in the fifth, which therefore is the `lineStrong` of 3 : 1.
 */
const gray: MantineColorsTuple = [
  '#fbf7f1',
  '#f6f0e7',
  '#f2eadf',
  '#ebe2d6',
  '#988b7a',
  '#7d7569',
  '#736b5f',
  '#6b6459',
  '#4a443c',
  '#2b2620',
];

const FONTS =
  "-apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', " +
  "'Malgun Gothic', system-ui, sans-serif";

/** The colours, sizes and shapes of the product. Line heights leave Hangul the room that its syllables need. */
export const designValues = createTheme({
  primaryColor: 'hallabong',
  primaryShade: 7,
  colors: { hallabong, gray },
  black: '#22252a',
  fontFamily: FONTS,
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.1875rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  headings: {
    fontFamily: FONTS,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.35' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.4' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '24px' },
  defaultRadius: 'md',
  shadows: {
    sm: '0 1px 2px rgb(43 26 14 / 6%), 0 4px 16px rgb(43 26 14 / 6%)',
    md: '0 2px 6px rgb(43 26 14 / 14%), 0 10px 28px rgb(43 26 14 / 16%)',
    /** Of a bar at the bottom edge. */
    above: '0 -1px 0 var(--line), 0 -6px 24px rgb(43 26 14 / 6%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
