import type { operations } from '../../generated/operations.ts';
import type { Operation } from '../http/operation.ts';
import { accountHandlers } from './account.ts';
import { attendanceHandlers } from './attendance.ts';
import { authHandlers } from './auth.ts';
import { notificationHandlers } from './notification.ts';
import { proposedHandlers } from './proposed.ts';
import { registrationHandlers } from './registration.ts';
import { sessionHandlers } from './session.ts';
import { stepsHandlers } from './steps.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** Who serves each operation of the contract. */
export const operationHandlers: Partial<Record<OperationId, Operation>> = {
  ...authHandlers,
  ...registrationHandlers,
  ...sessionHandlers,
  ...attendanceHandlers,
  ...stepsHandlers,
  ...notificationHandlers,
  ...accountHandlers,
  ...proposedHandlers,
};
