import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@generated/operations';
import { bundleContract } from '../../contract/bundle.ts';

const run = promisify(execFile);
const HOOK = pathToFileURL(resolve('contract/clients/typescript-for-generators.mjs')).href;
const PATIENCE = { timeout: 60_000 };

/** Generators that other people write clients with, and what each is told: contract in, code out. */
const GENERATORS = [
  { name: 'openapi-typescript', bin: 'openapi-typescript/bin/cli.js', args: ['openapi.json', '-o', 'ot.ts'] },
  {
    name: '@hey-api/openapi-ts',
    bin: '@hey-api/openapi-ts/bin/run.js',
    args: ['-i', 'openapi.json', '-o', 'hey-api'],
  },
  { name: 'oazapfts', bin: 'oazapfts/dist/cli.js', args: ['openapi.json', 'oazapfts.ts'] },
] as const;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['**/*.ts'],
};

/** What somebody writes who tells a success from a failure by the flag; it compiles only where the types can do it. */
const NARROWING = `import type { paths } from './ot';
type Login = paths['/v1/users/auth/login']['post']['responses'][200]['content']['application/json'];
type Code = paths['/v1/users/auth/login']['post']['responses'][401]['content']['application/json']['code'];
export const textOf = (answer: Login): string | null | undefined =>
  answer.success === true ? answer.message : (answer.code ?? answer.errorCode);
export const newCode: Code = 'A_CODE_OF_TOMORROW';
`;

let folder = '';

beforeAll(async () => {
  // Below the repository, so that what the generated code imports is found.
  folder = await mkdtemp(resolve('.cache', 'clients-'));
  await cp(await bundleContract(), join(folder, 'openapi.json'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the contract for other clients', () => {
  it.each(GENERATORS)(
    'the contract for other clients is taken by $name without a warning, whole',
    PATIENCE,
    async ({ bin, args }) => {
      const { stdout, stderr } = await run(process.execPath, [resolve('node_modules', bin), ...args], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: `--import=${HOOK}`, NO_COLOR: '1' },
      });
      expect(stderr).toBe('');
      expect(stdout).not.toMatch(/warn|error|invalid|unsupported|skipp/i);
    },
  );

  it(
    'the contract for other clients compiles, has every operation, tells success from failure and is open for new codes',
    PATIENCE,
    async () => {
      await writeFile(join(folder, 'narrowing.ts'), NARROWING);
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
      const compiled = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
      expect(compiled.stdout).toBe('');
      for (const file of ['ot.ts', 'hey-api/sdk.gen.ts', 'oazapfts.ts']) {
        const code = await readFile(join(folder, file), 'utf8');
        const missing = operations.filter(
          ({ operationId }) => !new RegExp(`\\b${operationId}\\b`).test(code),
        );
        expect(missing.map(({ operationId }) => operationId)).toEqual([]);
      }
    },
  );
});
