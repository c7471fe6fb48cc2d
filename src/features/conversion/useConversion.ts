import { useQueryClient } from '@tanstack/react-query';
import { useConvertSteps } from '@generated/endpoints/steps/steps';
import { ApiError, isRefusal } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { refreshSession, sessionQueryOptions, updateSessionUser } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import { keepRemainingConversions } from './remaining-conversions';

/** Why a conversion failed: the text of the error catalogue, and the server's own reason where it gave one. */
interface ConversionFailure {
  text: string;
  reason: string | undefined;
}

/** A conversion as its form shows it. */
export interface Conversion {
  isConverting: boolean;
  failure: ConversionFailure | null;
  /** The amount was changed after a failure. */
  onChange: () => void;
  /** Sends one conversion; settles, never rejects, once it is answered. */
  onSubmit: (amount: number) => Promise<unknown>;
}

/**
 * Converts steps into hallabong (2 §4): the cached balance becomes the total that the server returns, and the
 * remaining count is kept. After an answer that got lost, and in a server that has failed, the conversion may have
 * happened: the balance is not known until the session has been loaded again.
 * @param onConverted called once it has succeeded
 */
export function useConversion(onConverted: () => void): Conversion {
  const queryClient = useQueryClient();
  const device = useDevice();
  const { user } = useSession();

  /** Without one it is not known, until the session has been loaded again. */
  async function putBalance(hallabong: number | null): Promise<void> {
    // A session that was asked for before would bring the old balance back.
    await queryClient.cancelQueries({ queryKey: sessionQueryOptions().queryKey });
    updateSessionUser(queryClient, { hallabong });
    if (hallabong === null) void refreshSession(queryClient);
  }

  const { mutateAsync, isPending, error, reset } = useConvertSteps({
    mutation: {
      onSuccess: async ({ data }) => {
        await putBalance(Number.isFinite(data?.totalHallabong) ? data.totalHallabong : null);
        if (user && Number.isInteger(data?.remainingExchangeCount)) {
          keepRemainingConversions(device, user.userId, data.remainingExchangeCount);
        }
        onConverted();
      },
      onError: (failure) => (isRefusal(failure) ? undefined : putBalance(null)),
    },
  });

  return {
    isConverting: isPending,
    failure: error ? toFailure(error) : null,
    onChange: reset,
    onSubmit: (requestedPoints) => mutateAsync({ data: { requestedPoints } }).catch(() => undefined),
  };
}

/** A refusal is the failure flag; anything else, also a 5xx that bears the flag, is an exception (2 §8). */
function toFailure(error: unknown): ConversionFailure {
  const text = isRefusal(error) ? '포인트 전환에 실패했습니다.' : '서버 오류가 발생했습니다.';
  return { text, reason: error instanceof ApiError && error.hasEnvelope ? error.serverMessage : undefined };
}
