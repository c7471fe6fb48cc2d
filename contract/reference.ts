/**
 * Builds the reference page of the contract, which a person can read and search.
 *
 * Usage: npm run docs (in development the page is at /contract)
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleContract } from './bundle.ts';

export const REFERENCE_FILE = '.cache/contract-reference.html';

/** Writes the page as one file that needs nothing from outside and returns its path. */
export async function buildContractReference(): Promise<string> {
  execFileSync(
    join('node_modules', '.bin', 'redocly'),
    ['build-docs', await bundleContract(), '--inlineBundle', '--title', '도새기 API', '-o', REFERENCE_FILE],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  return REFERENCE_FILE;
}

if (import.meta.main) console.log(`The reference is in ${await buildContractReference()}`);
