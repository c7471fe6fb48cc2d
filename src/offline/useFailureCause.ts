import { failureCause } from '@/api/api-error';
import { useOnline } from '@/device/connection/useOnline';
import type { FailureCause } from '@/domain/failure-cause';

/** Why a call failed; while the device has no connection, a call without an answer failed for that. */
export function useFailureCause(error: unknown): FailureCause {
  return failureCause(error, useOnline());
}
