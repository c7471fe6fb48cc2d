import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from './css-variables';
import { theme } from './theme';

type Values = Readonly<Record<string, string>>;

/** Those of default-css-variables.css are in force as they are. */
const changed = (values: Values, defaults: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => defaults[name] !== value));

function makeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const own = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  const byDefault = defaultCssVariablesResolver(DEFAULT_THEME);
  return convertCssVariables({
    variables: changed(own.variables, byDefault.variables),
    light: changed(own.light, byDefault.light),
    // The app is light everywhere.
    dark: {},
  });
}

let made: string | undefined;

/** Made in the first drawing, which goes in slices, and not while the app's file is evaluated. */
const variables = (): string => (made ??= makeVariables());

/**
 * The theme's variables, as Mantine's provider writes them (`withCssVariables`), but at the beginning of the head: its own
 * stand in the page, after all style sheets, and each that comes late would let the browser lay out the whole page anew.
 */
export function ThemeVariables() {
  return (
    <style href="theme-variables" precedence="theme">
      {variables()}
    </style>
  );
}
