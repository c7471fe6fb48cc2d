import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { buildContractReference } from '../../contract/reference.ts';

const REFERENCE_PATH = '/contract';

/** Serves the contract's reference page at /contract in development, built anew at each visit. */
export function contractReference(): Plugin {
  return {
    name: 'contract-reference',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(REFERENCE_PATH, (_request, response, next) => {
        buildContractReference()
          .then(async (file) => {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}
