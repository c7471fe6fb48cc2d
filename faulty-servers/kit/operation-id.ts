import type { operations } from '../../generated/operations.ts';

/** The name of an operation of the contract. */
export type OperationId = (typeof operations)[number]['operationId'];
