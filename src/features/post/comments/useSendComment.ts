import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { needsSession, serverMessageOr } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import type { PostComment } from '@/domain/community/comments';
import { KEPT_TEXT, NOT_KEPT_TEXT } from '@/domain/offline-texts';
import { addToOutbox } from '@/offline/outbox';
import { useSession } from '@/session/useSession';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { toDraftKey, type CommentTarget } from './comment-target';
import { isInDoubt } from '@/server-state/send-or-find';
import { sendComment, toCommentKey } from './send-comment';
import { addSentComment } from './sent-comments';

const toSendingKey = ({ postId, parentId }: CommentTarget) =>
  ['sendComment', postId, parentId ?? null] as const;

/** Whether something is being sent to this target, also from an earlier visit to the page. */
export function useIsSendingComment(target: CommentTarget): boolean {
  return useIsMutating({ mutationKey: toSendingKey(target), exact: true }) > 0;
}

/**
 * Sends a comment or a reply (1 §4, 1 §7). It is shown, and its draft forgotten, as soon as the server has taken it,
 * even when the user has left the page meanwhile. One whose answer was lost is looked for. A failure shows a toast; one that needs a session offers login.
 */
export function useSendComment(target: CommentTarget) {
  const queryClient = useQueryClient();
  const device = useDevice();
  const { drafts } = device;
  const { user } = useSession();
  const [isLoginOffered, setLoginOffered] = useState(false);
  const { postId, parentId } = target;
  const { mutateAsync } = useMutation({
    mutationKey: toSendingKey(target),
    mutationFn: (text: string) => sendComment(queryClient, target, text, user?.nickname ?? null),
    onMutate: hideToasts,
    onSuccess: () => drafts.remove(toDraftKey(target)),
    onError: (error) => {
      if (needsSession(error)) setLoginOffered(true);
      else showToast(serverMessageOr(error, '등록에 실패했습니다.'));
    },
  });

  /** @returns whether it was sent, or kept in the outbox while there is no connection, and as which comment where the server told; never rejects */
  async function send(text: string): Promise<{ isSent: boolean; comment?: PostComment | undefined }> {
    // What may have been taken already is looked for first, and not put aside to be sent once more.
    const isNew = !isInDoubt(queryClient, toCommentKey(target, text));
    if (user && isNew && !device.network.isOnline()) {
      const isKept = await addToOutbox(device, user.userId, { kind: 'comment', postId, parentId, text });
      if (!isKept) {
        showToast(NOT_KEPT_TEXT);
        return { isSent: false };
      }
      await drafts.remove(toDraftKey(target));
      showToast(KEPT_TEXT);
      return { isSent: true };
    }
    let answer: unknown;
    try {
      answer = await mutateAsync(text);
    } catch {
      return { isSent: false };
    }
    return { isSent: true, comment: addSentComment(queryClient, target, answer) };
  }

  return { send, isLoginOffered, closeLoginOffer: () => setLoginOffered(false) };
}
