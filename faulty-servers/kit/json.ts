/** Where in a JSON value: property names joined by dots, `*` for every item of a list; empty for the whole. */
type Place = string;

type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const stepsOf = (place: Place) => (place === '' ? [] : place.split('.'));

/** What stands at a place; a list of what stands there where the place goes through every item of one. */
export function at(value: unknown, place: Place): unknown {
  const [step, ...rest] = stepsOf(place);
  if (step === undefined) return value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => at(item, rest.join('.'))) : undefined;
  if (Array.isArray(value)) return at(value[Number(step)], rest.join('.'));
  return isRecord(value) ? at(value[step], rest.join('.')) : undefined;
}

/** The number at a place; NaN where there is none. */
export function numberAt(value: unknown, place: Place): number {
  const found = at(value, place);
  return typeof found === 'number' ? found : Number.NaN;
}

/** The text at a place; empty where there is none. */
export function textAt(value: unknown, place: Place): string {
  const found = at(value, place);
  return typeof found === 'string' ? found : '';
}

/** The list at a place; empty where there is none. */
export function listAt(value: unknown, place: Place): unknown[] {
  const found = at(value, place);
  return Array.isArray(found) ? found : [];
}

const TAKEN_AWAY = Symbol('taken away');

function rewrite(value: unknown, steps: readonly string[], to: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return to(value);
  if (step === '*') return Array.isArray(value) ? value.map((item) => rewrite(item, rest, to)) : value;
  if (!isRecord(value) || !(step in value)) return value;
  const changed = rewrite(value[step], rest, to);
  const { [step]: _, ...others } = value;
  return changed === TAKEN_AWAY ? others : { ...value, [step]: changed };
}

/** Rewrites what stands at a place; what is not there stays so. */
export function change(place: Place, to: (value: unknown) => unknown) {
  return (body: unknown): unknown => rewrite(body, stepsOf(place), to);
}

/** Leaves out what stands at a place. */
export function without(place: Place) {
  return (body: unknown): unknown => rewrite(body, stepsOf(place), () => TAKEN_AWAY);
}

/** Adds fields to an object at a place. */
export function plus(place: Place, fields: JsonRecord) {
  return change(place, (value) => (isRecord(value) ? { ...value, ...fields } : value));
}
