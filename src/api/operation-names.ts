import { operations } from '@generated/operations';

/**
 * The contract's operationId for a call, such as `getSpot` for `GET /api/spots/101`. A literal segment wins over a
 * parameter. Falls back to the method and the path for a call that the contract does not have.
 */
export function findOperationId(method: string, url: string): string {
  const path = url.split('?')[0] ?? url;
  const segments = path.split('/');
  const candidates = operations.filter(
    (operation) => operation.method === method.toUpperCase() && matches(operation.path.split('/'), segments),
  );
  const [best] = candidates.toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  return best?.operationId ?? `${method} ${path}`;
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => part.startsWith('{') || part === segments[index])
  );
}

function countParameters(path: string): number {
  return path.split('{').length - 1;
}
