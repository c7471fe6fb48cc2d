/**
 * Packs the checker as one npm package that runs without this repository.
 *
 * Usage: npm run conformance:pack
 */
import { mkdir, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../../contract/command-line.ts';
import { packKit } from './pack-kit.ts';

readCommandLine('npm run conformance:pack', {});

const folder = fileURLToPath(new URL('../../.cache/kit', import.meta.url));
await mkdir(folder, { recursive: true });
const file = await packKit(folder);
const { size } = await stat(file);
console.log(`${relative(process.cwd(), file)}, ${(size / 1024 / 1024).toFixed(1)} MB`);
