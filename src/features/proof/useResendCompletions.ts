import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '@/device/connection/useOnline';
import { refreshAfterCompletion } from './refresh-after-completion';
import { useCompletionStore } from './useLocalCompletions';

/**
 * Sends completions that the server has not confirmed again: when the page that uses it opens, after a reload too, and
 * when the connection comes back.
 */
export function useResendCompletions(): void {
  const queryClient = useQueryClient();
  const { resend } = useCompletionStore();
  const isOnline = useOnline();

  useEffect(() => {
    if (!isOnline) return;
    void resend().then((isAnyTaken) => {
      if (isAnyTaken) refreshAfterCompletion(queryClient);
    });
  }, [isOnline, queryClient, resend]);
}
