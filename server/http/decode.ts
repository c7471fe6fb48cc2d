import * as z from 'zod/mini';
import type { Form, FormPlan } from './form.ts';
import { parseJson } from './json.ts';
import { badRequest } from '../refusals/refusal.ts';

/** A schema whose properties are the parameters of a path, a query, or the parts of a form. */
export type ParameterSchema = z.ZodMiniObject;

type Schema = z.core.$ZodType;

function unwrap(schema: Schema): Schema {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return unwrap(schema.def.innerType);
  }
  return schema;
}

const DECIMAL = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

function decodeText(schema: Schema, value: string): unknown {
  return schema instanceof z.ZodMiniNumber && DECIMAL.test(value) ? Number(value) : value;
}

/**
 * Turns the texts of a path or a query into what their schema means: numbers, and lists joined by commas. It does not
 * check them. A parameter that comes more than once and is no list stays a list, which its schema then refuses.
 *
 * @param read gives every value of a parameter
 */
export function decodeParameters(
  schema: ParameterSchema,
  read: (name: string) => readonly string[],
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.def.shape)) {
    const values = read(name);
    const inner = unwrap(property);
    if (values.length === 0) continue;
    if (inner instanceof z.ZodMiniArray) {
      const item = inner.def.element;
      decoded[name] = values.flatMap((value) => value.split(',')).map((value) => decodeText(item, value));
    } else {
      const [first] = values;
      decoded[name] = values.length === 1 && first !== undefined ? decodeText(inner, first) : values;
    }
  }
  return decoded;
}

/** What is expected of the parts of a form, by its schema: JSON, one file, several files. */
export const planOf = (schema: ParameterSchema): FormPlan =>
  new Map(
    Object.entries(schema.def.shape).map(([name, property]) => [
      name,
      unwrap(property) instanceof z.ZodMiniObject ? 'text' : 'file',
    ]),
  );

/**
 * Turns the parts of a multipart form into what their schema means: JSON, one file, several files. It does not check
 * them.
 *
 * @throws a Refusal when a part that should be JSON is not
 */
export function decodeForm(schema: ParameterSchema, { texts, files }: Form): Record<string, unknown> {
  const decoded = Object.entries(schema.def.shape).map(([name, property]) => {
    const inner = unwrap(property);
    const parts = [...(texts.get(name) ?? []), ...(files.get(name) ?? [])];
    return [name, decodeParts(inner, parts)] as const;
  });
  return Object.fromEntries(decoded.filter(([, value]) => value !== undefined));
}

function decodeParts(schema: Schema, parts: readonly (Uint8Array | Blob)[]): unknown {
  const [first, second] = parts;
  if (first === undefined) return undefined;
  if (schema instanceof z.ZodMiniArray) return parts;
  if (second !== undefined) throw badRequest();
  return first instanceof Blob || !(schema instanceof z.ZodMiniObject) ? first : parseJson(first);
}

/**
 * Whether a value holds a text that no database can store: PostgreSQL refuses the character NUL. However deep the value
 * is nested, it takes no more of the stack.
 */
export function holdsNul(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    const isFile = next instanceof Blob || ArrayBuffer.isView(next);
    if (typeof next === 'object' && next !== null && !isFile) {
      // One by one: as arguments of a single call, the items of a long list would fill the stack.
      for (const item of Object.values(next)) left.push(item);
    }
  }
  return false;
}
