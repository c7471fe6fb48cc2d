import type { ContractOperation } from '../../contract/document.ts';

export type RouteMatch =
  | { kind: 'operation'; operation: ContractOperation }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'unknownPath' };

/** Finds the operation for a method and a path. A literal segment wins over a parameter, from left to right. */
export function createRouter(operations: ContractOperation[]): (method: string, path: string) => RouteMatch {
  const routes = operations
    .map((operation) => ({ operation, segments: operation.path.split('/') }))
    .toSorted((left, right) => compareTemplates(left.segments, right.segments));

  return (method, path) => {
    const segments = path.split('/');
    const best = routes.find((route) => matches(route.segments, segments));
    if (!best) return { kind: 'unknownPath' };
    const onPath = routes.filter(({ operation }) => operation.path === best.operation.path);
    const found = onPath.find(({ operation }) => operation.method === method.toLowerCase());
    if (found) return { kind: 'operation', operation: found.operation };
    return { kind: 'wrongMethod', allowed: onPath.map(({ operation }) => operation.method.toUpperCase()) };
  };
}

function matches(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]))
  );
}

function compareTemplates(left: string[], right: string[]): number {
  for (const [index, part] of left.entries()) {
    const difference = Number(isParameter(part)) - Number(isParameter(right[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
