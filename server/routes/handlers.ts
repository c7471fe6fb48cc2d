import type { operations } from '../../generated/operations.ts';
import type { Operation } from '../http/operation.ts';
import { accountHandlers } from './account/account.ts';
import { attendanceHandlers } from './account/attendance.ts';
import { authHandlers } from './account/auth.ts';
import { bannerHandlers } from './community/banners.ts';
import { challengeHandlers } from './challenges/challenges.ts';
import { commentHandlers } from './community/comments.ts';
import { mapHandlers } from './challenges/map.ts';
import { notificationHandlers } from './account/notification.ts';
import { productHandlers } from './shop/products.ts';
import { proposedHandlers } from './proposed.ts';
import { registrationHandlers } from './account/registration.ts';
import { sessionHandlers } from './account/session.ts';
import { spotHandlers } from './community/spots.ts';
import { stepsHandlers } from './challenges/steps.ts';

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
