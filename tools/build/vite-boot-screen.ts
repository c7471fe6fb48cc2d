import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { minifySync, runnerImport, type Plugin } from 'vite';
import { BRAND_NAME } from '../../src/domain/brand.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where index.html wants it. */
const PLACE = '<!--boot-screen-->';

/** Where index.html wants the name of the product. */
const PLACE_OF_NAME = '%BRAND_NAME%';

/** Where index.html wants what it fetches after its first paint. */
const PLACE_AFTER = '<!--after-first-paint-->';

/** What the app begins with, as the build writes it: its scripts, those of the early requests too, and style sheets. */
const TAG_OF_APP =
  /<script [^>]*type="module"[^>]*>[^]*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** What the app's first file imports, as the build writes it. */
const IMPORTED = /^<link rel="modulepreload"(.*?) href=(".*?")>$/;

/** The scripts that stand in the page and run; the build has made those of modules already. */
const OWN_SCRIPT = /<script>([^]*?)<\/script>/g;

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
 * Takes style sheets and scripts out of the way of the first paint: they stand in a template, from which the page takes
 * them once it has been painted. The app applies the style sheets before it renders, and so they are only fetched. What its
 * first file imports is a script of its own: evaluated once it is there, mostly before that file and not in one task with it.
 */
export function unblockFirstPaint(html: string): string {
  const tags = Array.from(html.matchAll(TAG_OF_APP), ([tag]) => tag);
  const imported = tags.filter((tag) => IMPORTED.test(tag));
  const after = [
    // First, so that they are asked for before the file that waits for them.
    ...imported.map((tag) => tag.replace(IMPORTED, '<script type="module"$1 src=$2></script>')),
    ...tags
      .filter((tag) => !imported.includes(tag))
      .map((tag) => tag.replace('rel="stylesheet"', 'rel="preload" as="style"')),
  ];
  const template = `<template id="after-first-paint">${after.join('')}</template>`;
  // By a function: a text would have its `$` taken for signs.
  return html.replaceAll(TAG_OF_APP, '').replace(PLACE_AFTER, () => template);
}

/** Makes the scripts that stand in a page as short as the build makes those in files. */
export function minifyOwnScripts(html: string): string {
  return html.replaceAll(OWN_SCRIPT, (_tag, script: string) => {
    const { code, errors } = minifySync('page.js', script, { module: false });
    if (errors.length > 0) throw new Error(`A script of index.html cannot be read: ${errors[0]?.message}`);
    return `<script>${code}</script>`;
  });
}

/**
 * Lets index.html be painted from itself alone: draws the boot screen into it, from the one drawing that /splash shows
 * too, names the product, and leaves nothing that the browser would wait for or fetch first.
 */
export function bootScreen(): Plugin {
  return {
    name: 'boot-screen',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // The development server has pages of tools beside the app.
        if (bundle === undefined && !html.includes(PLACE)) return html;
        for (const place of [PLACE, PLACE_AFTER, PLACE_OF_NAME]) {
          if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        }
        const drawn = html.replace(PLACE, await drawBootScreen()).replaceAll(PLACE_OF_NAME, BRAND_NAME);
        return bundle === undefined ? drawn : unblockFirstPaint(minifyOwnScripts(drawn));
      },
    },
  };
}
