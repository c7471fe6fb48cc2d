import type { Plugin } from 'vite';
import { readSettings, type Settings } from '../../src/settings/read-settings.ts';

const MODULE = 'virtual:settings';

/**
 * Gives the app its settings as they have been read and checked here (src/settings/settings.ts), so that a phone has no
 * work with it. Wrong ones stop the build and the development server.
 */
export function settingsModule(): Plugin {
  let checked: Settings;
  return {
    name: 'settings',
    configResolved({ env, isProduction }) {
      checked = readSettings(env, isProduction);
    },
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? `export const settings = ${JSON.stringify(checked)};` : undefined),
  };
}
