import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversion as ConversionOfWire } from '@generated/model/conversion.zod';
import { useConvertSteps } from '@generated/endpoints/steps/steps';
import { ApiError, isAnswerLost, isRefusal, needsSession } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { useDevice } from '@/device/DeviceContext';
import { runAlone } from '@/device/locks';
import { lookTwice } from '@/server-state/look-twice';
import { refreshSession, sessionQueryOptions, updateSessionUser } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import type { Unchecked } from '@/domain/unknown-values';
import { judgeLostConversion, type SentConversion } from '@/domain/conversion/lost-conversion';
import { addConvertedToday } from './converted-today';
import {
  countConversion,
  forgetRemainingConversions,
  keepRemainingConversions,
} from './remaining-conversions';

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
  /** Sends one conversion; settles, never rejects, once it is known what became of it, or that nobody knows. */
  onSubmit: (amount: number) => Promise<unknown>;
}

/**
 * Converts steps into hallabong (2 §4): the cached balance becomes the total that the server returns, and the
 * remaining count is kept. After an answer that got lost, and in a server that has failed, the conversion may have
 * happened: the balance is not known until the session has been loaded again, which then tells what became of it. Until
 * that is known nothing further is sent here, and never two at once from any tabs. After a refusal the session is loaded again too.
 * @param onConverted called once it has succeeded
 */
export function useConversion(onConverted: () => void): Conversion {
  const queryClient = useQueryClient();
  const device = useDevice();
  const { locks } = device;
  const { user } = useSession();
  const { mutateAsync: send } = useConvertSteps();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: convert,
    onSuccess: onConverted,
  });
  /** What was sent and is not cleared up, for every form of this user; it goes with the session. */
  const doubtKey = ['conversionInDoubt', user?.userId];

  /**
   * Rejects when nothing was converted, or when nobody knows. Those of other tabs end before: what became of a lost one is
   * judged by the balance.
   */
  function convert(amount: number): Promise<void> {
    return runAlone(locks, `conversion.${user?.userId}`, (hadToWait) => convertAlone(amount, hadToWait));
  }

  async function convertAlone(amount: number, hadToWait: boolean): Promise<void> {
    const left = queryClient.getQueryData<SentConversion>(doubtKey);
    if (left || hadToWait || (user && readBalance() === null)) {
      if (!(await refreshSession(queryClient))) throw new Error('The balance could not be loaded.');
      if (left && settle(left)) return;
    }
    const sent = { amount, balance: readBalance() };
    const answer = await send({ data: { requestedPoints: amount } })
      .then(confirmed)
      .catch(async (failure: unknown) => {
        if (!(await hasHappened(sent, failure))) throw failure;
      });
    if (!answer) return;
    if (user) addConvertedToday(device, user.userId, amount);
    await takeOver(answer.data);
  }

  async function takeOver(data: Unchecked<ConversionOfWire> | null | undefined): Promise<void> {
    const { totalHallabong, remainingExchangeCount } = data ?? {};
    await putBalance(isNumber(totalHallabong) ? totalHallabong : null);
    if (!isNumber(totalHallabong)) void refreshSession(queryClient);
    if (user && isNumber(remainingExchangeCount) && Number.isInteger(remainingExchangeCount)) {
      keepRemainingConversions(device, user.userId, remainingExchangeCount);
    }
  }

  /** Whether a conversion has happened although it failed. Afterwards the session says what the server has. */
  async function hasHappened(sent: SentConversion, failure: unknown): Promise<boolean> {
    // The session is looked at for everybody then (see recheckSession).
    if (needsSession(failure)) return false;
    if (isRefusal(failure)) {
      if (user && failure.code === 'NO_CONVERSIONS_LEFT') keepRemainingConversions(device, user.userId, 0);
      await refreshSession(queryClient);
      return false;
    }
    queryClient.setQueryData(doubtKey, sent);
    await putBalance(null);
    const isKnown = await lookTwice(
      () => refreshSession(queryClient),
      // A server that has answered is no longer at work.
      (isLoaded) => isLoaded && isAnswerLost(failure) && judgeLostConversion(sent, readBalance()) === false,
    );
    return isKnown ? settle(sent) : leaveInDoubt();
  }

  function leaveInDoubt(): false {
    forgetRemainingConversions(device);
    return false;
  }

  /** Whether the balance, which has just been loaded, shows that a conversion has happened. */
  function settle(sent: SentConversion): boolean {
    queryClient.removeQueries({ queryKey: doubtKey, exact: true });
    const isConverted = judgeLostConversion(sent, readBalance());
    if (isConverted === null) forgetRemainingConversions(device);
    else if (isConverted && user) {
      countConversion(device, user.userId);
      addConvertedToday(device, user.userId, sent.amount);
    }
    return isConverted === true;
  }

  function readBalance(): number | null {
    return queryClient.getQueryData(sessionQueryOptions().queryKey)?.hallabong ?? null;
  }

  /** Without one it is not known, until the session has been loaded again. */
  async function putBalance(hallabong: number | null): Promise<void> {
    // A session that was asked for before would bring the old balance back.
    await queryClient.cancelQueries({ queryKey: sessionQueryOptions().queryKey });
    updateSessionUser(queryClient, { hallabong });
  }

  return {
    isConverting: isPending,
    failure: error ? toFailure(error) : null,
    onChange: reset,
    onSubmit: (amount) => mutateAsync(amount).catch(() => undefined),
  };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A refusal is the failure flag; anything else, also a 5xx that bears the flag, is an exception (2 §8). */
function toFailure(error: unknown): ConversionFailure {
  const text = isRefusal(error) ? '포인트 전환에 실패했습니다.' : '서버 오류가 발생했습니다.';
  return { text, reason: error instanceof ApiError && error.hasEnvelope ? error.serverMessage : undefined };
}
