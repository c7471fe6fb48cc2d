import type { Plugin } from 'vite';

/**
 * Parts of axios that the app's one HTTP client never reaches, a third of its bytes: it sends by XMLHttpRequest,
 * makes multipart bodies itself, hands over its own transforms and cancels by AbortSignal.
 */
const UNREACHED = new Set([
  'fetch.js',
  'toFormData.js',
  'formDataToJSON.js',
  'formDataToBlob.js',
  'toURLEncodedForm.js',
  'createMultipartBody.js',
  'estimateDataURLDecodedBytes.js',
  'AxiosURLSearchParams.js',
  'CancelToken.js',
  'HttpStatusCode.js',
]);

const EMPTY = '\0empty-part-of-axios';

/** Leaves the unreached parts of axios out of the production build. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnreached = UNREACHED.has(source.split('/').at(-1) ?? '');
      return isUnreached && importer?.includes('/node_modules/axios/') ? EMPTY : undefined;
    },
    load: (id) => (id === EMPTY ? 'export default null; export const getFetch = null;' : undefined),
  };
}
