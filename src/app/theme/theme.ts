import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { actions } from './actions';
import { designValues } from './design-values';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { overlays } from './overlays';
import { surfaces } from './surfaces';

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
 * screen itself is layout and words.
 */
export const theme = createTheme({
  ...designValues,
  variantColorResolver,
  components: { ...actions, ...inputs, ...surfaces, ...overlays, ...feedback },
});
