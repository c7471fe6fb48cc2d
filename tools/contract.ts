import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The contract in one file, made from openapi/ by {@link bundleContract}; git ignores it. */
export const BUNDLE_FILE = '.cache/openapi.json';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const Operation = z.looseObject({ operationId: z.string(), tags: z.tuple([z.string()]) });
const Contract = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** One call of the contract. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
}

/** Bundles openapi/ into one file. Throws, after printing what is wrong, when a reference leads nowhere. */
export function bundleContract(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  execFileSync(
    join('node_modules', '.bin', 'redocly'),
    ['bundle', 'openapi/openapi.yaml', '--output', file, '--lint-config', 'off'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
}

/** The operations of a bundled contract, in the order of its paths. */
export function readOperations(file: string): readonly ContractOperation[] {
  const { paths } = Contract.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const { operationId, tags } = Operation.parse(item[method]);
      return { operationId, method: method.toUpperCase(), path, tag: tags[0] };
    }),
  );
}
