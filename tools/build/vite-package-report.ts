import type { Plugin, Rolldown } from 'vite';

/** Where the report of a build stands in its folder. */
export const PACKAGE_REPORT = '.vite/packages.json';

/** How much of each file of a build comes from which package: file → package → bytes before minification. */
export type PackageShares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes beside the build what each of its scripts and style sheets is made of, for `npm run sizes`. */
export function packageReport(): Plugin {
  return {
    name: 'package-report',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shares: Record<string, Record<string, number>> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          shares[chunk.fileName] = sharesOf(chunk, (id) => chunk.modules[id]?.renderedLength ?? 0);
          const styles = (id: string) =>
            /[.]css(?:$|[?])/.test(id) ? (this.getModuleInfo(id)?.code?.length ?? 0) : 0;
          for (const file of chunk.viteMetadata?.importedCss ?? []) shares[file] = sharesOf(chunk, styles);
        }
        this.emitFile({ type: 'asset', fileName: PACKAGE_REPORT, source: JSON.stringify(shares) });
      },
    },
  };
}

function sharesOf(chunk: Rolldown.OutputChunk, lengthOf: (id: string) => number): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const id of chunk.moduleIds) {
    const length = lengthOf(id);
    if (length > 0) shares[packageOf(id)] = (shares[packageOf(id)] ?? 0) + length;
  }
  return shares;
}

/** The package of a module; of the product's own, the folder it stands in. */
function packageOf(id: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id);
  if (inPackage?.[1]) return inPackage[1];
  return /\/(src\/[^/]+|generated)\//.exec(id)?.[1] ?? 'the bundler';
}
