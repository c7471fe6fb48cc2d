import { ApiError, hasNoAnswer, isRefusal } from '@/api/api-error';
import { useOnline } from '@/device/connection/useOnline';
import type { FailureCause } from '@/domain/failure-cause';

/** Why a call failed. A server that cannot be reached is not taken for a missing connection. */
export function useFailureCause(error: unknown): FailureCause {
  const isOnline = useOnline();
  if (!isOnline && hasNoAnswer(error)) return 'offline';
  if (error instanceof ApiError && error.status === 404) return 'missing';
  return isRefusal(error) ? 'refused' : 'failed';
}
