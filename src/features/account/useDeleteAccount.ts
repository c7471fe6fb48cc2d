import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDeleteAccount as useDeleteAccountCall } from '@generated/endpoints/proposed/proposed';
import { ApiError, isAnswerLost, needsSession, serverMessageOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { useDevice } from '@/device/DeviceContext';
import { toAccountPrefix } from '@/device/storage/storage';
import { sessionQueryOptions } from '@/session/session-query';
import { useLeave } from '@/session/useLeave';
import { useSession } from '@/session/useSession';
import { showToast } from '@/ui/toast/toast';

/** Why an account was not deleted. */
export interface DeletionFailure {
  text: string;
  /** Whether the server wants the password, or another one. */
  isAboutPassword: boolean;
}

const PASSWORD_CODES: readonly (string | undefined)[] = ['PASSWORD_REQUIRED', 'WRONG_PASSWORD'];

function explain(error: unknown): DeletionFailure {
  const { status, code } = error instanceof ApiError ? error : {};
  if (status === 404) {
    return { text: '이 서버에서는 아직 탈퇴할 수 없어요.', isAboutPassword: false };
  }
  const isAboutPassword = PASSWORD_CODES.includes(code);
  return { text: serverMessageOr(error, '회원 탈퇴에 실패했습니다. 다시 시도해주세요.'), isAboutPassword };
}

/**
 * Deletes the user's account by the proposed call, forgets everything personal on this device and goes to /splash. The
 * server says whether it wants the password; one without the call answers 404, and nothing changes. When an answer gets
 * lost, the session tells what became of it: once that is gone, so is the account.
 */
export function useDeleteAccount() {
  const { storage } = useDevice();
  const { user } = useSession();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useDeleteAccountCall();
  const { mutateAsync, isPending } = useMutation({ mutationFn: deleteOnServer });
  /** A deletion was sent whose answer got lost: the server may have done it, also after the session was looked at. */
  const wasAnswerLost = useRef(false);

  /** Rejects with the failure, unless the account is gone all the same. */
  async function deleteOnServer(password: string): Promise<void> {
    try {
      confirmed(await send({ data: password === '' ? {} : { password } }));
    } catch (failure) {
      if (!needsSession(failure) && isAnswerLost(failure)) {
        wasAnswerLost.current = true;
        // A session that was asked for before would not tell of it.
        await queryClient.cancelQueries({ queryKey: sessionQueryOptions().queryKey });
      } else if (!(needsSession(failure) && wasAnswerLost.current)) {
        // A session that is gone without that has run out, and its account is still there.
        throw failure;
      }
      if (!(await isSessionGone())) throw failure;
    }
  }

  /** Whether the server says that there is no session any more; false when it cannot be asked. */
  async function isSessionGone(): Promise<boolean> {
    const session = { ...sessionQueryOptions(), staleTime: 0 };
    return queryClient.fetchQuery(session).then(
      (found) => found === null,
      () => false,
    );
  }

  return {
    /** Settles, never rejects, once it is known what became of it: with what failed, undefined without a failure. */
    deleteAccount: async (password: string): Promise<DeletionFailure | undefined> => {
      try {
        await mutateAsync(password);
      } catch (error) {
        return explain(error);
      }
      if (user) storage.local.removeAll(toAccountPrefix(user.userId));
      await leave();
      showToast('회원 탈퇴가 완료되었습니다.');
      return undefined;
    },
    isDeleting: isPending,
  };
}
