import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where index.html wants it. */
const PLACE = '<!--boot-screen-->';

const STYLE_SHEET = /<link rel="stylesheet"/g;
const MODULE_PRELOAD = /<link rel="modulepreload"/g;
const BUNDLE = /<script type="module" crossorigin src=/g;

/** Draws the boot screen as it is in the source at this moment. */
async function drawBootScreen(): Promise<string> {
  const { module } = await runnerImport<{ BootScreen: FunctionComponent }>('/src/app/start/BootScreen.tsx', {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${ROOT}src` } },
  });
  return renderToStaticMarkup(createElement(module.BootScreen));
}

/**
 * Takes style sheets and scripts out of the way of the first paint: the page fetches them, after what it is painted from;
 * the app applies the style sheets before it renders.
 */
export function unblockFirstPaint(html: string): string {
  return html
    .replaceAll(STYLE_SHEET, '<link rel="preload" as="style" fetchpriority="low"')
    .replaceAll(MODULE_PRELOAD, '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(BUNDLE, '<script type="module" fetchpriority="low" crossorigin src=');
}

/**
 * Lets index.html be painted from itself alone: draws the boot screen into it, from the one drawing that /splash shows
 * too, and leaves nothing that the browser would wait for or fetch first.
 */
export function bootScreen(): Plugin {
  return {
    name: 'boot-screen',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // The development server has pages of tools beside the app.
        if (bundle === undefined && !html.includes(PLACE)) return html;
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
        const drawn = html.replace(PLACE, await drawBootScreen());
        return bundle === undefined ? drawn : unblockFirstPaint(drawn);
      },
    },
  };
}
