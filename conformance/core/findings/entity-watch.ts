import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import { isSuccess, type Exchange } from '../wire/exchange.ts';
import type { Note } from './result.ts';
import { ENTITIES, type Entity } from './specification.ts';
import { snakeOf } from '../wire/wrapper.ts';

/** Watches which fields of the specification's entities come at all. */
export interface EntityWatch {
  take(exchange: Exchange): void;
  /**
   * One for each entity of which some field never came.
   * @param isTold whether a finding tells already that a field of an operation's answers is missing or wrong
   * @param isSpellingTold whether a finding tells already that fields come in snake_case
   */
  notes(isTold: (operationId: string, field: string) => boolean, isSpellingTold: boolean): Note[];
}

interface Watched {
  entity: Entity;
  /** How many objects of it came. */
  count: number;
  missing: Set<string>;
  /** Those that came in snake_case. */
  inSnakeCase: Set<string>;
}

/** An optional field may be left out of one answer; one that no answer has is worth a word. */
export function createEntityWatch(): EntityWatch {
  const watched = ENTITIES.map((entity): Watched => ({
    entity,
    count: 0,
    missing: new Set(entity.fields),
    inSnakeCase: new Set(),
  }));
  return {
    take(exchange) {
      const own = watched.filter(({ entity }) => entity.operations.includes(exchange.operationId ?? ''));
      // A session of selected fields tells nothing of the others.
      if (own.length === 0 || !isSuccess(exchange) || exchange.request.url.includes('fields=')) return;
      const objects = objectsIn(exchange.answer?.body);
      for (const one of own) {
        one.count += objects.length;
        for (const field of one.missing) {
          if (objects.some((object) => object[field] !== undefined && object[field] !== null))
            one.missing.delete(field);
          if (snakeOf(field) !== field && objects.some((object) => snakeOf(field) in object))
            one.inSnakeCase.add(field);
        }
      }
    },
    notes: (isTold, isSpellingTold) =>
      watched.flatMap(({ entity, count, missing, inSnakeCase }) => {
        const untold = [...missing].filter(
          (field) =>
            !entity.operations.some((operationId) => isTold(operationId, field)) &&
            !(isSpellingTold && inSnakeCase.has(field)),
        );
        if (count === 0 || untold.length === 0) return [];
        return [
          {
            what: entity.name,
            text: `${untold.join(', ')} never came, though the specification gives it (${entity.spec}). Clients show their defaults.`,
          },
        ];
      }),
  };
}

/** The objects of an answer: the body itself, its data, or the items of either or of its content. */
function objectsIn(body: unknown): JsonObject[] {
  const inner = isJsonObject(body) ? (body['data'] ?? body['content'] ?? body) : body;
  const list = isJsonObject(inner) && Array.isArray(inner['content']) ? inner['content'] : inner;
  return Array.isArray(list) ? list.filter(isJsonObject) : isJsonObject(list) ? [list] : [];
}
