import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached answer in place. That makes it no fresher than it was, and one that is to be asked for anew still
 * is.
 */
export function patchCached(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  const state = queryClient.getQueryState(queryKey);
  if (!state) return;
  queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  if (state.isInvalidated) {
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
