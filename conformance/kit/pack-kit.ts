import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { z } from 'zod';
import { readContractSource, readFlowSources } from '../../contract/sources.ts';
import { PICTURES } from '../generation/pictures.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The name of the package and of its command. */
export const KIT_NAME = 'dosaegi-conformance';

/** What the kit does not do itself. */
const DEPENDENCIES = ['ajv', 'ajv-formats', 'fast-check'];

const Manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()).optional() });

/** The oldest Node that has all that the kit uses. */
const NODE = '>=22.12';

/**
 * Packs the checker as one npm package: a bundle of its modules, the contract as JSON, and the few packages that it
 * depends on, so that it installs without a registry.
 *
 * @returns the packed file
 */
export async function packKit(folder: string): Promise<string> {
  const staged = join(folder, 'package');
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'dist'), { recursive: true });
  await bundleProgram(join(staged, 'dist'));
  await writeFile(join(staged, 'dist/contract.json'), JSON.stringify(await readContractSource()));
  await writeFile(join(staged, 'dist/flows.json'), JSON.stringify(await readFlowSources()));
  for (const name of ['report.css', 'report-page.js']) {
    await cp(pathOf(`../report/${name}`), join(staged, 'dist', name));
  }
  await mkdir(join(staged, 'openapi/flows'), { recursive: true });
  for (const { fileName, bytes } of PICTURES) await writeFile(join(staged, 'openapi/flows', fileName), bytes);
  await cp(pathOf('kit-readme.md'), join(staged, 'README.md'));
  const versions = await copyDependencies(join(staged, 'node_modules'));
  const { version } = await readManifest(ROOT);
  const manifest = {
    name: KIT_NAME,
    version,
    description: 'Checks a server against the contract of 도새기.',
    type: 'module',
    license: 'UNLICENSED',
    bin: { [KIT_NAME]: 'dist/main.js' },
    files: ['dist', 'openapi'],
    engines: { node: NODE },
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions.get(name)])),
    bundleDependencies: [...versions.keys()],
  };
  await writeFile(join(staged, 'package.json'), JSON.stringify(manifest, undefined, 2));
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: staged,
  });
  return join(folder, basename(stdout.trim().split('\n').at(-1) ?? ''));
}

async function bundleProgram(folder: string): Promise<void> {
  const sources = pathOf('../../contract/sources.ts');
  const bundle = await rolldown({
    input: pathOf('../main.ts'),
    platform: 'node',
    external: (name) => DEPENDENCIES.some((one) => name === one || name.startsWith(`${one}/`)),
    plugins: [
      {
        name: 'packed-sources',
        async resolveId(name, importer) {
          const found = await this.resolve(name, importer, { skipSelf: true });
          return found?.id === sources ? pathOf('packed-sources.ts') : null;
        },
      },
    ],
  });
  await bundle.write({ file: join(folder, 'main.js'), format: 'esm', banner: '#!/usr/bin/env node' });
  await bundle.close();
}

const readManifest = async (folder: string) =>
  Manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));

/** Copies the dependencies and theirs. @returns their versions, by name */
async function copyDependencies(folder: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const waiting = [...DEPENDENCIES];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (versions.has(name)) continue;
    const source = join(ROOT, 'node_modules', name);
    // One after the other: each may name further ones.
    const { version, dependencies = {} } = await readManifest(source);
    versions.set(name, version);
    waiting.push(...Object.keys(dependencies));
    await cp(source, join(folder, name), { recursive: true, dereference: true });
  }
  return versions;
}
