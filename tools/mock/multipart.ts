import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import busboy from 'busboy';
import {
  isJsonObject,
  resolveReference,
  type JsonObject,
  type MultipartForm,
} from '../../contract/document.ts';

/** One part of a multipart body, without the bytes of a file. */
export interface MultipartPart {
  name: string;
  /** Present where the sender called the part a file; a JSON part made of a Blob is called `blob`. */
  filename: string | undefined;
  /** Lower case, without parameters; text/plain where the part states none. */
  contentType: string;
  /** Bytes. */
  size: number;
  /** The content as UTF-8, for parts of at most 2 MiB that are valid UTF-8; else undefined. */
  text: string | undefined;
}

/** A body that is no multipart form: no boundary, a broken part header, an end in the middle. */
export class MalformedMultipartError extends Error {}

const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const MAX_PARTS = 200;

export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trim().toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Splits a whole multipart body into its parts. Throws MalformedMultipartError. */
export function parseMultipart(body: Buffer, contentType: string): Promise<MultipartPart[]> {
  return new Promise((resolve, reject) => {
    const parts: MultipartPart[] = [];
    const fail = (problem: unknown) => {
      reject(new MalformedMultipartError(problem instanceof Error ? problem.message : String(problem)));
    };
    try {
      const parser = busboy({
        headers: { 'content-type': contentType },
        defParamCharset: 'utf8',
        // The closing boundary counts as a part.
        limits: { fieldSize: MAX_TEXT_BYTES, parts: MAX_PARTS + 1 },
      });
      parser.on('field', (name: string | undefined, value, { mimeType, valueTruncated }) => {
        parts.push({
          name: name ?? '',
          filename: undefined,
          contentType: mimeType.toLowerCase(),
          size: Buffer.byteLength(value),
          text: valueTruncated ? undefined : value,
        });
      });
      parser.on('file', (name: string | undefined, stream, { filename, mimeType }) => {
        const chunks: Buffer[] = [];
        let size = 0;
        stream.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MAX_TEXT_BYTES) chunks.push(chunk);
        });
        // A body that ends inside a file fails the file's stream too; unheard, that error ends the process.
        stream.on('error', fail);
        stream.on('end', () => {
          parts.push({
            name: name ?? '',
            filename,
            contentType: mimeType.toLowerCase(),
            size,
            text: size <= MAX_TEXT_BYTES ? decodeText(Buffer.concat(chunks)) : undefined,
          });
        });
      });
      parser.on('partsLimit', () => fail(`more than ${MAX_PARTS} parts`));
      parser.on('error', fail);
      parser.on('close', () => resolve(parts));
      parser.end(body);
    } catch (problem) {
      fail(problem);
    }
  });
}

export interface MultipartCheck {
  /** The JSON that the form means: JSON parts parsed, repeated parts as lists, files as their descriptions. */
  value: JsonObject;
  /** What breaks the contract, one sentence each; none means that the form is right. */
  violations: string[];
}

/** Prepares the part-by-part check of one operation's multipart body. `document` is the bundle that holds it. */
export function createMultipartChecker(
  document: JsonObject,
  form: MultipartForm,
): (parts: MultipartPart[]) => MultipartCheck {
  const rules = Object.entries(isJsonObject(form.schema['properties']) ? form.schema['properties'] : {}).map(
    ([name, schema]) => readPartRule(document, name, schema, form.encoding[name]),
  );
  const properties = Object.fromEntries(rules.map((rule) => [rule.name, rule.checkedSchema]));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // The bundle itself lies around the schema so that references into the bundle keep their meaning.
  const validate = ajv.compile({ ...document, ...form.schema, properties });

  return (parts) => {
    const violations: string[] = [];
    const value: JsonObject = {};
    for (const [name, sent] of groupByName(parts)) {
      const rule = rules.find((candidate) => candidate.name === name);
      const values = sent.map((part, index) => {
        const place = sent.length > 1 ? `${name}[${index}]` : name || '(a part without a name)';
        return readPart(part, rule, place, violations);
      });
      if (rule && !rule.isList && values.length > 1)
        violations.push(`${name} is sent ${values.length} times`);
      value[name] = rule?.isList ? values : values[0];
    }
    // A part that could not be read is reported already; judging its absence would only repeat that.
    if (violations.length === 0 && !validate(value))
      violations.push(...(validate.errors ?? []).map(describeError));
    return { value, violations };
  };
}

interface PartRule {
  name: string;
  kind: 'json' | 'file' | 'text';
  isList: boolean;
  /** Accepted content types, lower case, * allowed; empty means any. */
  contentTypes: string[];
  /** Upper limit of a file in bytes, `x-max-bytes` in the contract: JSON schema has no word for it. */
  maxBytes: number;
  /** The schema of the part's value: a file is no JSON and so has none. */
  checkedSchema: JsonObject;
}

function readPartRule(document: JsonObject, name: string, schema: unknown, encoding: unknown): PartRule {
  const own = resolveReference(document, schema);
  const isList = own['type'] === 'array';
  const item = isList ? resolveReference(document, own['items']) : own;
  const contentTypes = readContentTypes(encoding);
  const kind = readKind(item, contentTypes);
  const maxBytes = item['x-max-bytes'];
  const checkedItem = kind === 'file' ? {} : item;
  return {
    name,
    kind,
    isList,
    contentTypes: contentTypes.length > 0 || kind !== 'json' ? contentTypes : ['application/json'],
    maxBytes: typeof maxBytes === 'number' ? maxBytes : Infinity,
    checkedSchema: isList ? { ...own, items: checkedItem } : checkedItem,
  };
}

/** OpenAPI 3.1: objects go out as JSON, binary content as files, everything else as text, unless `encoding` says more. */
function readKind(schema: JsonObject, contentTypes: string[]): PartRule['kind'] {
  const isBinary =
    schema['format'] === 'binary' || 'contentMediaType' in schema || Object.keys(schema).length === 0;
  if (contentTypes.some(isJsonType)) return 'json';
  if (isBinary || contentTypes.some((type) => !type.startsWith('text/'))) return 'file';
  return schema['type'] === 'object' || 'properties' in schema || 'allOf' in schema ? 'json' : 'text';
}

function readContentTypes(encoding: unknown): string[] {
  if (!isJsonObject(encoding) || typeof encoding['contentType'] !== 'string') return [];
  return encoding['contentType'].split(',').map((type) => type.trim().toLowerCase());
}

function readPart(
  part: MultipartPart,
  rule: PartRule | undefined,
  place: string,
  violations: string[],
): unknown {
  const description = { filename: part.filename, contentType: part.contentType, size: part.size };
  if (!rule) return part.filename === undefined ? part.text : description;
  if (!acceptsType(rule.contentTypes, part.contentType)) {
    violations.push(`${place} is ${part.contentType} and not ${rule.contentTypes.join(' or ')}`);
    return undefined;
  }
  if (rule.kind === 'file') {
    if (part.size > rule.maxBytes) violations.push(`${place} has more than ${rule.maxBytes} bytes`);
    return description;
  }
  if (part.text === undefined) {
    violations.push(`${place} is not a text in UTF-8 of at most ${MAX_TEXT_BYTES} bytes`);
    return undefined;
  }
  if (rule.kind === 'text') return readText(part.text, rule.checkedSchema);
  try {
    const parsed: unknown = JSON.parse(part.text);
    return parsed;
  } catch {
    violations.push(`${place} is not JSON`);
    return undefined;
  }
}

/** A text part that stands for a number or a boolean has no other way to say so. */
function readText(text: string, schema: JsonObject): unknown {
  const item = schema['type'] === 'array' && isJsonObject(schema['items']) ? schema['items'] : schema;
  if (item['type'] === 'integer' || item['type'] === 'number') {
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  }
  if (item['type'] === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** What a part has that says no type, or nothing of one: by the contract it is judged by what it holds. */
const GENERAL_TYPES = ['text/plain', 'application/octet-stream'];

function acceptsType(accepted: string[], contentType: string): boolean {
  if (accepted.length === 0 || GENERAL_TYPES.includes(contentType)) return true;
  return accepted.some((type) =>
    type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : type === contentType,
  );
}

function isJsonType(type: string): boolean {
  return type === 'application/json' || type.endsWith('+json');
}

function groupByName(parts: MultipartPart[]): Map<string, MultipartPart[]> {
  const groups = new Map<string, MultipartPart[]>();
  for (const part of parts) groups.set(part.name, [...(groups.get(part.name) ?? []), part]);
  return groups;
}

function describeError({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the form';
  const allowed: unknown = params['allowedValues'];
  return `${place} ${message ?? 'is wrong'}${Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''}`;
}

function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
