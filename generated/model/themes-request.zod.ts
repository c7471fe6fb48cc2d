/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ThemeLabels } from './theme-labels.zod.ts';

export const ThemesRequest = /*#__PURE__*/ zod.object({
  themes: ThemeLabels,
});

export type ThemesRequest = zod.input<typeof ThemesRequest>;
export type ThemesRequestOutput = zod.output<typeof ThemesRequest>;
