import type { operations } from '../../generated/operations.ts';
import type { Operation } from '../http/operation.ts';
import { accountHandlers } from './account.ts';
import { attendanceHandlers } from './attendance.ts';
import { authHandlers } from './auth.ts';
import { bannerHandlers } from './banners.ts';
import { challengeHandlers } from './challenges.ts';
import { commentHandlers } from './comments.ts';
import { mapHandlers } from './map.ts';
import { notificationHandlers } from './notification.ts';
import { productHandlers } from './products.ts';
import { proposedHandlers } from './proposed.ts';
import { registrationHandlers } from './registration.ts';
import { sessionHandlers } from './session.ts';
import { spotHandlers } from './spots.ts';
import { stepsHandlers } from './steps.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** Who serves each operation of the contract. */
export const operationHandlers: Record<OperationId, Operation> = {
  ...authHandlers,
  ...registrationHandlers,
  ...sessionHandlers,
  ...attendanceHandlers,
  ...spotHandlers,
  ...bannerHandlers,
  ...commentHandlers,
  ...challengeHandlers,
  ...stepsHandlers,
  ...mapHandlers,
  ...productHandlers,
  ...notificationHandlers,
  ...accountHandlers,
  ...proposedHandlers,
};
