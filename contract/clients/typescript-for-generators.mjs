// Client generators write code with TypeScript's JavaScript interface, which TypeScript 7 does not have. They get the
// TypeScript 5 that oazapfts brings along. Loaded with `node --import`.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const file = createRequire(import.meta.resolve('oazapfts')).resolve('typescript');
const url = pathToFileURL(file).href;

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? url : specifier, context),
});
