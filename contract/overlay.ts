import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { CONTRACT_FOLDER } from './bundle.ts';
import { isJsonObject, type JsonObject } from './document.ts';

type JsonValue = Parameters<typeof query>[0];

interface Action {
  target: string;
  update: JsonObject;
}

/**
 * The contract in Korean: the overlay `openapi/overlays/ko.yaml` over a bundle.
 *
 * @throws Error when the overlay names a place that the contract does not have
 */
export async function translateToKorean(bundle: JsonObject): Promise<JsonObject> {
  const overlay: unknown = parse(await readFile(join(CONTRACT_FOLDER, 'overlays', 'ko.yaml'), 'utf8'));
  return applyOverlay(bundle, overlay);
}

/**
 * A copy of a document with the updates of an overlay (OpenAPI Overlay 1.0; actions that remove are not needed here).
 *
 * @throws Error for what is no overlay, and for an action that finds nothing: it would be left behind unnoticed
 */
export function applyOverlay(document: JsonObject, overlay: unknown): JsonObject {
  const result: JsonValue = JSON.parse(JSON.stringify(document));
  for (const { target, update } of readActions(overlay)) {
    const found = query(result, target);
    if (found.length === 0) throw new Error(`The overlay has an action for ${target}, which is not there.`);
    for (const node of found) if (isJsonObject(node)) merge(node, update);
  }
  return isJsonObject(result) ? result : {};
}

function readActions(overlay: unknown): Action[] {
  const actions: unknown = isJsonObject(overlay) ? overlay['actions'] : undefined;
  if (!isJsonObject(overlay) || overlay['overlay'] !== '1.0.0' || !Array.isArray(actions)) {
    throw new Error('This is no OpenAPI Overlay 1.0.');
  }
  return actions.map((action: unknown) => {
    if (!isJsonObject(action) || typeof action['target'] !== 'string' || !isJsonObject(action['update'])) {
      throw new Error('An action of the overlay has no target or no update.');
    }
    return { target: action['target'], update: action['update'] };
  });
}

/** Objects are merged, lists get longer, everything else is replaced: Overlay 1.0, section 4.4.3. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const old = target[key];
    if (isJsonObject(old) && isJsonObject(value)) merge(old, value);
    else if (Array.isArray(old) && Array.isArray(value)) target[key] = [...old, ...structuredClone(value)];
    else target[key] = structuredClone(value);
  }
}
