import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { actions } from './actions';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { overlays } from './overlays';
import { surfaces } from './surfaces';

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

const BORDERLESS = '1px solid transparent';

/** Pairs of colours whose contrast was measured; Mantine's own filled and light variants miss 4.5 : 1. */
const PRIMARY_VARIANTS: Readonly<Record<string, ReturnType<VariantColorsResolver>>> = {
  filled: {
    background: 'var(--hallabong)',
    hover: 'var(--hallabong-hover)',
    color: 'var(--on-hallabong)',
    border: BORDERLESS,
  },
  outline: {
    background: 'var(--surface)',
    hover: 'var(--hallabong-pale)',
    color: 'var(--hallabong-deep)',
    border: '1.5px solid var(--hallabong)',
  },
  light: {
    background: 'var(--peach)',
    hover: 'var(--peach-hover)',
    color: 'var(--on-peach)',
    border: BORDERLESS,
  },
  subtle: {
    background: 'transparent',
    hover: 'var(--hallabong-pale)',
    color: 'var(--hallabong-deep)',
    border: BORDERLESS,
  },
  transparent: {
    background: 'transparent',
    hover: 'rgb(43 26 14 / 6%)',
    color: 'currentcolor',
    border: BORDERLESS,
  },
};

/** Of a button that destroys something. */
const DESTROYING = {
  background: 'var(--error)',
  hover: 'var(--error-hover)',
  color: 'var(--surface)',
  border: BORDERLESS,
};

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.color === 'error') return DESTROYING;
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor;
  const measured = isPrimary ? PRIMARY_VARIANTS[input.variant] : undefined;
  return measured ?? defaultVariantColorsResolver(input);
};

/**
 * The design system: Mantine in the colours, sizes and shapes of the product. What a screen shows comes from here; a
 * screen itself is layout and words. Line heights leave Hangul the room that its syllables need.
 */
export const theme = createTheme({
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
  variantColorResolver,
  components: { ...actions, ...inputs, ...surfaces, ...overlays, ...feedback },
});
