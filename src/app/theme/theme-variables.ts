import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from './css-variables';
import { designValues } from './design-values';

type Values = Readonly<Record<string, string>>;

/** Those of default-css-variables.css are in force as they are. */
const changed = (values: Values, defaults: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => defaults[name] !== value));

/**
 * The theme's variables as a style sheet, as Mantine's provider writes them into the page (`withCssVariables`). The build
 * makes them (tools/build/vite-theme-variables.ts): in the page they took time at each start, and styled all of it anew.
 */
export function writeThemeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, designValues);
  const own = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  const byDefault = defaultCssVariablesResolver(DEFAULT_THEME);
  // The app is light everywhere, and what stands in no layer wins over Mantine's own.
  const values = { ...changed(own.variables, byDefault.variables), ...changed(own.light, byDefault.light) };
  return convertCssVariables({ variables: values, light: {}, dark: {} }, ':root');
}
