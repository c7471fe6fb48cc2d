import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '@/device/connection/useOnline';
import { refreshAfterCompletion } from './refresh-after-completion';
import { useCompletionStore } from './useLocalCompletions';

/**
 * Sends completions that the server has not confirmed again: when the page that uses it opens, after a reload too, when
 * the connection comes back, and when the wait is over that the server has asked for.
 */
export function useResendCompletions(): void {
  const queryClient = useQueryClient();
  const { resend, waitMs } = useCompletionStore();
  const isOnline = useOnline();

  useEffect(() => {
    if (!isOnline) return;
    let timer: number | undefined;
    let isLeft = false;
    const send = () =>
      void resend().then((isAnyTaken) => {
        if (isAnyTaken) refreshAfterCompletion(queryClient);
        if (!isLeft && waitMs() > 0) timer = window.setTimeout(send, waitMs());
      });
    send();
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [isOnline, queryClient, resend, waitMs]);
}
