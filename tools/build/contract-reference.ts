import type { Plugin } from 'vite';
import { buildReferencePage } from '../../contract/reference.ts';

const REFERENCE_PATH = '/contract';

/** The contract's reference page at /contract: built anew at each visit in development, a file of the built product. */
export function contractReference(): Plugin {
  return {
    name: 'contract-reference',
    configureServer(server) {
      server.middlewares.use(REFERENCE_PATH, (_request, response, next) => {
        buildReferencePage()
          .then((page) => {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
            response.end(page);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'contract.html', source: await buildReferencePage() });
    },
  };
}
