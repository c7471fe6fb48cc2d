import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * Puts into the index.html of a build the script by which a home page that the server has drawn says today's steps. It
 * rests in a template, from which the server takes it for such a page (server/files/app-pages.ts): no other host needs it.
 */
export function drawnSteps(): Plugin {
  return {
    name: 'drawn-steps',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        {
          tag: 'template',
          attrs: { id: 'drawn-steps' },
          children: [{ tag: 'script', children: await bundleScript('src/app/start/drawn-steps.ts') }],
          injectTo: 'body',
        },
      ],
    },
  };
}
