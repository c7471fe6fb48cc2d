import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractReference } from './tools/contract/vite-plugin.ts';
import { earlySession } from './tools/vite-early-session.ts';
import { bootScreen } from './tools/vite-boot-screen.ts';
import { leanAxios } from './tools/vite-lean-axios.ts';
import { leanRouter } from './tools/vite-lean-router.ts';
import { mapStandIn } from './tools/map-stand-in/vite-plugin.ts';
import { mockPlugin } from './tools/mock/vite-plugin.ts';
import { precompress } from './tools/vite-precompress.ts';
import { smallerMinify } from './tools/vite-smaller-minify.ts';

const pathOf = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    earlySession(),
    leanAxios(),
    leanRouter(),
    smallerMinify(),
    mapStandIn(),
    mockPlugin(),
    contractReference(),
    bootScreen(),
    precompress(),
  ],
  resolve: {
    alias: { '@generated': pathOf('./generated'), '@': pathOf('./src') },
  },
  // Reports, bundles and test builds are written there while the page is open.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: {
    manifest: true,
    // Safari 17 and the others preload by themselves; older ones only do without the head start.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What six routes or more share comes as one file: many small files compress worse by a tenth.
      output: {
        codeSplitting: {
          groups: [
            // The contract check comes after the first answers, all of it at once.
            { name: 'contract', test: /generated[/\\]model|node_modules[/\\]zod/, priority: 1 },
            { name: 'shared', minShareCount: 6 },
          ],
        },
      },
    },
  },
});
