import { operations } from '../../generated/operations.ts';

/** A call of the contract, by its operationId. */
export type OperationId = (typeof operations)[number]['operationId'];

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** The operation that `method` on `pathname` is, or undefined where the contract has none. */
export function findOperation(method: string, pathname: string): OperationId | undefined {
  return operations
    .filter((operation) => operation.method === method && toPattern(operation.path).test(pathname))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.operationId;
}

/** The addresses that belong to the API rather than to the app's own files. */
export const API_ADDRESS = /^https?:\/\/[^/]+\/(v1|api)\//;
