import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export interface Product {
  /** Where it answers, without a slash at the end. */
  origin: string;
  stop: () => Promise<void>;
}

/** Settings of the developer's own .env that would change what is looked at: an empty value wins over them. */
const UNSET = ['VITE_API_BASE_URL', 'VITE_KAKAO_JS_KEY', 'VITE_MAP_SDK_URL', 'DATABASE_URL', 'SITE_URL'];

/** Builds and serves the product as `npm start` does, in a process of its own, with the example story and no other data. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dosaegi-product-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/serve/start.ts', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(UNSET.map((name) => [name, ''])),
      DATA_DIR: dataDir,
      VITE_CONTRACT_CHECK: '',
    },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = Promise.withResolvers<void>();
  createInterface(child.stdout).on('line', (line) => {
    if (line.includes('Ctrl+C')) ready.resolve();
  });
  void ended.then(() => ready.reject(new Error('The product did not start: see above.')));
  await ready.promise;
  return { origin: `http://localhost:${port}`, stop };
}
