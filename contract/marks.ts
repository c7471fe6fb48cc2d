/**
 * The marks of the contract. Each limit, status, security rule and list of what always comes says where it is from:
 *
 * - `x-spec: 1 §5` names the sections of the product specification (document 1, section 5);
 * - `x-assumption: 'What this contract decided. Or: what else it could have been.'` where the specification is silent.
 *
 * Both stand at the place itself, at the parameter around it, or at a shared component, and then count for all who use
 * it. Where several things at one place come from different sources, a mark has one entry for each, by the keyword that
 * it is about, `'minLength, maxLength'` for two; `call` is the operation itself, `security` its rule. What may be null
 * belongs to the list of what always comes (`required`) of the object around it.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from './document.ts';

/** Something that the contract lays down and that has to say where it is from. */
export interface Claim {
  operationId: string;
  /** The file and the place in it, such as `paths/spots.yaml#/spotLike/post/responses/200`. */
  place: string;
  /** A keyword of JSON schema, `status` or `security`. */
  about: string;
  isMarked: boolean;
}

/** A decision that the specification does not show. */
export interface Assumption {
  place: string;
  /** What it is about, where the mark says so. */
  about: string | undefined;
  decision: string;
  alternative: string;
  /** The operations that it counts for, in the order of the contract; all where it stands at the contract itself. */
  operationIds: string[];
}

export interface Marks {
  claims: Claim[];
  assumptions: Assumption[];
  /** Marks that cannot be read, one sentence each. */
  faults: string[];
}

/** A node of the sources with the place that it stands at. */
interface Node {
  value: JsonObject;
  file: string;
  pointer: string;
}

type Marked = ReadonlySet<string>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
  'minProperties',
  'maxProperties',
  'x-max-characters',
  'x-max-bytes',
];
/** What a mark without entries is about. */
const WHOLE = '*';
const SECTIONS = /^[12] §\d+(, [12] §\d+)*$/;
const ASSUMPTION = /^(.+[.?]) Or: (.+\.)$/su;

/**
 * Reads the sources of a contract and all their marks.
 *
 * @param root the file of the contract's root, whose references lead to its other files
 */
export async function readMarks(root: string): Promise<Marks> {
  const folder = dirname(root);
  const files = new Map<string, JsonObject>();
  const claims: Claim[] = [];
  const assumptions = new Map<string, Assumption>();
  const faults = new Set<string>();

  async function load(file: string): Promise<JsonObject> {
    const known = files.get(file);
    if (known) return known;
    const value: unknown = parse(await readFile(file, 'utf8'), { maxAliasCount: -1 });
    if (!isJsonObject(value)) throw new Error(`${file} holds no object.`);
    files.set(file, value);
    return value;
  }

  /** The node that a value stands for, and the nodes on the way: each of them may carry marks. */
  async function follow(value: unknown, file: string, pointer: string): Promise<Node[]> {
    if (!isJsonObject(value)) return [];
    const here = { value, file, pointer };
    if (typeof value['$ref'] !== 'string') return [here];
    const [path = '', fragment = ''] = value['$ref'].split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const found = fragment
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, step) => (isJsonObject(node) ? node[step] : undefined), await load(target));
    if (!isJsonObject(found)) throw new Error(`${file} refers to ${value['$ref']}, which is not there.`);
    return [here, ...(await follow(found, target, fragment))];
  }

  const placeOf = ({ file, pointer }: Node) => `${relative(folder, file)}#${pointer}`;

  /** What the marks of some nodes are about; notes the assumptions among them. */
  function readMarksOf(nodes: readonly Node[], operationId: string): Marked {
    return new Set(
      nodes.flatMap((node) => [
        ...entriesOf(node, 'x-spec'),
        ...entriesOf(node, 'x-assumption', operationId),
      ]),
    );
  }

  function entriesOf(node: Node, key: 'x-spec' | 'x-assumption', operationId = ''): string[] {
    const mark = node.value[key];
    if (mark === undefined) return [];
    const entries = isJsonObject(mark) ? Object.entries(mark) : [[WHOLE, mark] as const];
    return entries.flatMap(([about, text]) => {
      const place = placeOf(node);
      if (typeof text !== 'string' || !(key === 'x-spec' ? SECTIONS : ASSUMPTION).test(text)) {
        faults.add(
          `${place}: ${key} does not read ${key === 'x-spec' ? "like '1 §5'" : "like 'Decision. Or: alternative.'"}`,
        );
      } else if (key === 'x-assumption') {
        const [, decision = '', alternative = ''] = ASSUMPTION.exec(text) ?? [];
        const id = `${place} ${about} ${text}`;
        const known = assumptions.get(id) ?? {
          place,
          about: about === WHOLE ? undefined : about,
          decision,
          alternative: alternative.charAt(0).toUpperCase() + alternative.slice(1),
          operationIds: [],
        };
        if (operationId !== '' && !known.operationIds.includes(operationId))
          known.operationIds.push(operationId);
        assumptions.set(id, known);
      }
      return about.split(', ');
    });
  }

  function claim(node: Node, operationId: string, about: string, marked: Marked): void {
    claims.push({
      operationId,
      place: placeOf(node),
      about,
      isMarked: marked.has(about) || marked.has(WHOLE),
    });
  }

  /** @param around the marks of what holds the schema and count for it: a parameter, or an object for what may be null */
  async function walkSchema(
    value: unknown,
    file: string,
    pointer: string,
    operationId: string,
    around: { own: Marked; forNull: Marked },
    seen: ReadonlySet<unknown> = new Set(),
  ): Promise<void> {
    const nodes = await follow(value, file, pointer);
    const last = nodes.at(-1);
    if (!last || seen.has(last.value)) return;
    const inside = new Set([...seen, last.value]);
    const marks = readMarksOf(nodes, operationId);
    const own = new Set([...marks, ...around.own]);
    for (const node of nodes) {
      for (const limit of LIMITS) if (limit in node.value) claim(node, operationId, limit, own);
      if (Array.isArray(node.value['required'])) claim(node, operationId, 'required', own);
      const { type } = node.value;
      if (Array.isArray(type) && type.includes('null')) {
        const isCovered = own.size > 0 || around.forNull.has('required') || around.forNull.has(WHOLE);
        claims.push({ operationId, place: placeOf(node), about: 'null', isMarked: isCovered });
      }
    }
    const below = { own: new Set<string>(), forNull: marks };
    const walk = (child: unknown, path: string) =>
      walkSchema(child, last.file, `${last.pointer}/${path}`, operationId, below, inside);
    for (const [name, property] of Object.entries(objectAt(last.value, 'properties'))) {
      await walk(property, `properties/${name}`);
    }
    if (isJsonObject(last.value['items'])) await walk(last.value['items'], 'items');
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      const parts: unknown = last.value[key];
      if (Array.isArray(parts)) {
        for (const [index, part] of parts.entries()) await walk(part, `${key}/${index}`);
      }
    }
  }

  async function walkContent(node: Node, operationId: string): Promise<void> {
    const outside = { own: new Set<string>(), forNull: new Set<string>() };
    for (const [mediaType, media] of Object.entries(objectAt(node.value, 'content'))) {
      const pointer = `${node.pointer}/content/${mediaType.replaceAll('/', '~1')}/schema`;
      if (isJsonObject(media)) await walkSchema(media['schema'], node.file, pointer, operationId, outside);
    }
  }

  async function walkOperation(node: Node): Promise<void> {
    const operationId = String(node.value['operationId']);
    const marks = readMarksOf([node], operationId);
    claims.push({ operationId, place: placeOf(node), about: 'security', isMarked: marks.has('security') });

    const parameters: unknown = node.value['parameters'];
    for (const [index, parameter] of (Array.isArray(parameters) ? parameters : []).entries()) {
      const nodes = await follow(parameter, node.file, `${node.pointer}/parameters/${index}`);
      const own = readMarksOf(nodes, operationId);
      const last = nodes.at(-1);
      if (!last) continue;
      if (last.value['required'] === true && last.value['in'] !== 'path')
        claim(last, operationId, 'required', own);
      const around = { own, forNull: new Set<string>() };
      await walkSchema(last.value['schema'], last.file, `${last.pointer}/schema`, operationId, around);
    }

    const bodies = await follow(node.value['requestBody'], node.file, `${node.pointer}/requestBody`);
    readMarksOf(bodies, operationId);
    const body = bodies.at(-1);
    if (body) await walkContent(body, operationId);

    for (const [status, response] of Object.entries(objectAt(node.value, 'responses'))) {
      const nodes = await follow(response, node.file, `${node.pointer}/responses/${status}`);
      const marked = readMarksOf(nodes, operationId);
      const last = nodes.at(-1);
      if (!last) continue;
      claim(last, operationId, 'status', marked);
      for (const [name, header] of Object.entries(objectAt(last.value, 'headers'))) {
        const ways = await follow(header, last.file, `${last.pointer}/headers/${name}`);
        const way = ways.at(-1);
        const own = readMarksOf(ways, operationId);
        const around = { own, forNull: new Set<string>() };
        if (way)
          await walkSchema(way.value['schema'], way.file, `${way.pointer}/schema`, operationId, around);
      }
      await walkContent(last, operationId);
    }
  }

  const contract = await load(root);
  readMarksOf([{ value: objectAt(contract, 'info'), file: root, pointer: '/info' }], '');
  const schemes = objectAt(objectAt(contract, 'components'), 'securitySchemes');
  for (const [name, scheme] of Object.entries(schemes)) {
    readMarksOf(await follow(scheme, root, `/components/securitySchemes/${name}`), '');
  }
  for (const [path, item] of Object.entries(objectAt(contract, 'paths'))) {
    const found = (await follow(item, root, `/paths/${path.replaceAll('/', '~1')}`)).at(-1);
    if (!found) continue;
    for (const method of METHODS) {
      const operation = found.value[method];
      if (!isJsonObject(operation)) continue;
      await walkOperation({ value: operation, file: found.file, pointer: `${found.pointer}/${method}` });
    }
  }
  return { claims, assumptions: [...assumptions.values()], faults: [...faults] };
}

function objectAt(value: JsonObject, key: string): JsonObject {
  return isJsonObject(value[key]) ? value[key] : {};
}
