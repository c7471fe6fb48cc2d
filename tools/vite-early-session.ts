import type { Plugin } from 'vite';
import { readSettings } from '../src/app/read-settings.ts';

/**
 * Lets the page ask for the session before the bundle has arrived: puts the small script that does it at the top of
 * index.html, with the API's address. Wrong settings stop the build and the development server here.
 */
export function earlySession(): Plugin {
  let apiBaseUrl = '';
  return {
    name: 'early-session',
    configResolved({ env, isProduction }) {
      apiBaseUrl = readSettings(env, isProduction).apiBaseUrl;
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { src: '/early-session.js', async: true, 'data-api-base-url': apiBaseUrl },
        injectTo: 'head-prepend',
      },
    ],
  };
}
