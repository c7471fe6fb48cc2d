import type { CSSVariablesResolver } from '@mantine/core';
import { COLORS } from './colors';

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorVariables = Object.fromEntries(
  Object.entries(COLORS).map(([name, value]) => [`--${toKebab(name)}`, value]),
);

/** The variables that style sheets and the theme share: each colour by its name in kebab case, and the sizes below. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    ...colorVariables,
    // The app is one centred column; fixed bars take its width.
    '--column': '480px',
    '--gutter': '20px',
    '--header-height': '56px',
    // What the screen has under the header.
    '--below-header': 'calc(100dvh - var(--header-height) - var(--safe-top) - var(--notice-height, 0px))',
    '--tab-bar-height': 'max(64px, 3.25rem)',
    // As long as the comment has one line.
    '--comment-bar-height': '68px',
    // Of a row of tabs that stays under the header.
    '--tabs-height': '56px',
    // The least size of what a finger taps (WCAG 2.2, 2.5.8 asks for 24).
    '--target': '44px',
    '--safe-top': 'env(safe-area-inset-top, 0px)',
    '--safe-right': 'env(safe-area-inset-right, 0px)',
    '--safe-bottom': 'env(safe-area-inset-bottom, 0px)',
    '--safe-left': 'env(safe-area-inset-left, 0px)',
    '--layer-header': '10',
    '--layer-bar': '20',
    '--layer-notice': '30',
  },
  light: {
    '--mantine-color-body': COLORS.paper,
    '--mantine-color-text': COLORS.basalt,
    '--mantine-color-dimmed': COLORS.stone,
    '--mantine-color-placeholder': COLORS.stone,
    '--mantine-color-error': COLORS.error,
    '--mantine-color-default-border': COLORS.lineStrong,
    '--mantine-color-default-hover': COLORS.paper,
    '--mantine-color-disabled': COLORS.resting,
    '--mantine-color-disabled-color': COLORS.onResting,
    '--mantine-color-disabled-border': COLORS.line,
    '--mantine-color-anchor': COLORS.sea,
  },
  dark: {},
});
