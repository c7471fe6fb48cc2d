/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ThemeLabel } from './theme-label.zod.ts';

export const ThemeLabelsMax = 3;

export const ThemeLabels = /*#__PURE__*/ zod
  .array(ThemeLabel)
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ThemeLabelsMax));

export type ThemeLabels = zod.input<typeof ThemeLabels>;
export type ThemeLabelsOutput = zod.output<typeof ThemeLabels>;
