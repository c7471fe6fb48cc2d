/**
 * The contract as files, for whoever builds on it without this repository.
 *
 * Usage: npm run contract:release [-- --folder FOLDER]
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { bundleContract, CONTRACT_FOLDER } from './bundle.ts';
import { isJsonObject, readBundle, resolveReference, type JsonObject } from './document.ts';
import { toCollection } from './collection.ts';
import { translateToKorean } from './overlay.ts';
import { writeReferencePage } from './reference.ts';

const RELEASE_FOLDER = 'dist-contract';

/**
 * Writes into a folder, which is emptied first: the contract in one file as JSON and as YAML, in English and in Korean,
 * and without references; the collection, the reference page and the changelog.
 *
 * @returns the names of the files
 */
export async function releaseContract(folder = RELEASE_FOLDER): Promise<string[]> {
  const bundle = await readBundle(await bundleContract());
  const korean = await translateToKorean(bundle);
  const files: Record<string, string> = {
    'openapi.json': toJson(bundle),
    'openapi.yaml': toYaml(bundle),
    'openapi.ko.json': toJson(korean),
    'openapi.ko.yaml': toYaml(korean),
    'openapi.dereferenced.json': toJson(dereference(bundle)),
    'dosaegi.postman_collection.json': toJson(toCollection(bundle)),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  await writeReferencePage(join(folder, 'reference.html'));
  await copyFile(join(CONTRACT_FOLDER, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  return [...Object.keys(files), 'reference.html', 'CHANGELOG.md'];
}

/** A copy in which every reference is replaced by what it names; fields beside a reference win over the named ones. */
export function dereference(document: JsonObject): JsonObject {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isJsonObject(value)) return value;
    const { $ref, ...rest } = value;
    const target = typeof $ref === 'string' ? replace(resolveReference(document, value)) : {};
    const own = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, replace(item)]));
    return { ...(isJsonObject(target) ? target : {}), ...own };
  };
  const result = replace(document);
  return isJsonObject(result) ? result : {};
}

const toJson = (document: JsonObject) => `${JSON.stringify(document, undefined, 2)}\n`;

const toYaml = (document: JsonObject) =>
  stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });

if (import.meta.main) {
  const { values } = parseArgs({ options: { folder: { type: 'string', default: RELEASE_FOLDER } } });
  const names = await releaseContract(values.folder);
  console.log(`The contract is in ${values.folder}/: ${names.join(', ')}`);
}
