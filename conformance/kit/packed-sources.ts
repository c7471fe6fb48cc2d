import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject } from '../../contract/document.ts';

/** Takes the place of `contract/sources.ts` in the packed kit: the contract lies beside the program, as JSON. */

async function readBeside(name: string): Promise<JsonObject> {
  const document: unknown = JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));
  if (!isJsonObject(document)) throw new Error(`${name} of the kit is broken.`);
  return document;
}

/** The bundled contract. */
export const readContractSource = (): Promise<JsonObject> => readBeside('contract.json');

/** The Arazzo descriptions, by the names of their files. */
export async function readFlowSources(): Promise<Record<string, JsonObject>> {
  const flows = await readBeside('flows.json');
  return Object.fromEntries(
    Object.entries(flows).flatMap(([name, flow]) => (isJsonObject(flow) ? [[name, flow]] : [])),
  );
}
