import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { bundleContract } from './bundle.ts';
import { isJsonObject, readBundle, type JsonObject } from './document.ts';

/** Where the contract is read from in this repository; the packed kit carries its own copy instead. */

const FLOWS = fileURLToPath(new URL('../openapi/flows/', import.meta.url));

/** The bundled contract, bundled anew where it has changed. */
export async function readContractSource(): Promise<JsonObject> {
  return readBundle(await bundleContract());
}

/** The Arazzo descriptions, by the names of their files. */
export async function readFlowSources(): Promise<Record<string, JsonObject>> {
  const names = (await readdir(FLOWS)).filter((name) => name.endsWith('.arazzo.yaml')).toSorted();
  const entries = await Promise.all(
    names.map(async (name) => {
      const document: unknown = parse(await readFile(join(FLOWS, name), 'utf8'));
      if (!isJsonObject(document)) throw new Error(`${name} is no Arazzo description.`);
      return [name, document] as const;
    }),
  );
  return Object.fromEntries(entries);
}
