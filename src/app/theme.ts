import {
  Button,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import styles from './theme.module.css';

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

const FONTS =
  "-apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', " +
  "'Malgun Gothic', system-ui, sans-serif";

const BORDERLESS = '1px solid transparent';

/** Pairs of colours whose contrast was measured; Mantine's own filled and light buttons miss 4.5 : 1. */
const PRIMARY_VARIANTS: Readonly<Record<string, ReturnType<VariantColorsResolver>>> = {
  filled: {
    background: 'var(--hallabong)',
    hover: '#fa8010',
    color: 'var(--on-hallabong)',
    border: BORDERLESS,
  },
  light: { background: 'var(--peach)', hover: '#ffdfc4', color: 'var(--on-peach)', border: BORDERLESS },
  subtle: {
    background: 'transparent',
    hover: 'var(--peach)',
    color: 'var(--hallabong-deep)',
    border: BORDERLESS,
  },
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor;
  const measured = isPrimary ? PRIMARY_VARIANTS[input.variant] : undefined;
  return measured ?? defaultVariantColorsResolver(input);
};

/** Mantine in the colours and sizes of the product. Controls are at least 44 px high. */
export const theme = createTheme({
  primaryColor: 'hallabong',
  primaryShade: 7,
  colors: { hallabong },
  black: '#22252a',
  fontFamily: FONTS,
  headings: { fontFamily: FONTS },
  defaultRadius: 14,
  variantColorResolver,
  components: {
    Button: Button.extend({
      // Without a variant of its own Mantine does not ask the resolver for a button's colours.
      defaultProps: { size: 'md', variant: 'filled' },
      classNames: { root: styles.button, label: styles.label },
      vars: (_theme, { size }) => ({ root: { '--button-height': size === 'lg' ? '56px' : '48px' } }),
    }),
  },
});
