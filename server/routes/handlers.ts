import type { operations } from '../../generated/operations.ts';
import type { Operation } from '../http/operation.ts';
import { sessionHandlers } from './session.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** Who serves each operation of the contract. */
export const operationHandlers: Partial<Record<OperationId, Operation>> = {
  ...sessionHandlers,
};
