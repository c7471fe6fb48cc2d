import { useMutation } from '@tanstack/react-query';
import { checkNickname } from '@generated/endpoints/registration/registration';
import { isTakenRefusal, serverMessageOr } from '@/api/api-error';
import {
  NICKNAME_CHECK_FAILED_TEXT,
  toNicknameCheckResult,
  type NicknameCheckResult,
} from '@/domain/account/profile-nickname';

/** Asks whether a nickname is free (2 §5). A failure counts as not free and tells why; it never rejects. */
export function useCheckNickname() {
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['checkNickname'],
    mutationFn: (nickname: string) => checkNickname({ nickname }),
  });
  return {
    check: async (nickname: string): Promise<NicknameCheckResult> => {
      try {
        const answer = await mutateAsync(nickname);
        // Missing or senseless when the server breaks the contract: then nothing is known.
        const isTaken: unknown = answer?.data;
        if (typeof isTaken !== 'boolean') return { isFree: false, message: NICKNAME_CHECK_FAILED_TEXT };
        return toNicknameCheckResult(isTaken);
      } catch (error) {
        const { message } = isTakenRefusal(error)
          ? toNicknameCheckResult(true)
          : { message: NICKNAME_CHECK_FAILED_TEXT };
        return { isFree: false, message: serverMessageOr(error, message) };
      }
    },
    isChecking: isPending,
  };
}
