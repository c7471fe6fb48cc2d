import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { loginWithProvider } from '@generated/endpoints/auth/auth';
import type { SocialLogin } from '@generated/model/social-login.zod';
import type { SocialProvider } from '@generated/model/social-provider.zod';
import { serverMessageOr } from '@/api/api-error';
import type { FailureCause } from '@/domain/failure-cause';
import { paths } from '@/domain/routes/paths';
import { useDevice } from '@/device/DeviceContext';
import { useFailureCause } from '@/offline/useFailureCause';
import { keepPendingSocial } from '@/session/pending-social';
import type { LoginState } from '@/session/return-to';
import { startSession } from '@/session/session-query';
import { hasCode, knownAuthorization, readAuthorizationCode, takeAuthorization } from './authorization';

/** The one provider of the contract. */
const PROVIDER: SocialProvider = 'kakao';
const FAILED = '카카오 로그인 실패';

interface SocialProblem {
  text: string;
  /** Without it the provider or this tab has refused the login. */
  error?: unknown;
}

/**
 * Ends a social login when the provider has sent the browser back (1 §2, 1 §7). A newcomer goes on to social signup
 * with the code, a user to where they were going. A denial, a wrong `state` and every failure give a message; the
 * first two send no call, and the address alone tells the first, before the tab is asked. Where the user was going stays with
 * the page, for the next try.
 *
 * @returns the failure, undefined while it is being processed, and what the next try is told of the way
 */
export function useSocialCallback(): { failure?: { text: string; cause: FailureCause }; wayState: unknown } {
  const { storage } = useDevice();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { provider } = useParams();
  const location = useLocation();
  const [answer] = useSearchParams();
  const [known] = useState(() => knownAuthorization(storage.session));
  const [problem, setProblem] = useState<SocialProblem | undefined>(
    provider === PROVIDER && hasCode(answer) ? undefined : { text: FAILED },
  );
  const cause = useFailureCause(problem?.error);
  const hasBegun = useRef(false);
  const isHere = useRef(false);

  async function logIn() {
    const authorization = takeAuthorization(storage.session);
    const code = readAuthorizationCode(answer, authorization);
    if (authorization) {
      const state: LoginState = { returnTo: authorization.returnTo };
      await navigate(location, { replace: true, state });
    }
    if (!authorization || provider !== PROVIDER || code === undefined) {
      setProblem({ text: FAILED });
      return;
    }
    const { success, data: login } = readLogin(await loginWithProvider(provider, { code }));
    if (login?.isNewUser === true) {
      if (!isHere.current) return;
      keepPendingSocial(storage.session, {
        provider,
        code,
        email: textOf(login.email),
        nickname: textOf(login.nickname),
      });
      await navigate(paths.socialSignup(), { replace: true });
    } else if (success === true && (await startSession(queryClient))) {
      // Whatever the answer left out, the session tells whether somebody is signed in.
      if (isHere.current) await navigate(authorization.returnTo, { replace: true });
    } else {
      setProblem({ text: FAILED });
    }
  }

  // Before the page is in sight: what was tapped of its drawing, which leads elsewhere, is done right after.
  useLayoutEffect(() => {
    isHere.current = true;
    if (!hasBegun.current) {
      // The code counts only once, while React's strict mode runs effects twice.
      hasBegun.current = true;
      logIn().catch((error: unknown) => setProblem({ text: serverMessageOr(error, FAILED), error }));
    }
    return () => {
      isHere.current = false;
    };
    // The provider's answer is read once, as it was when the browser came back.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  return {
    wayState: known ? ({ returnTo: known.returnTo } satisfies LoginState) : location.state,
    ...(problem && { failure: { text: problem.text, cause: problem.error ? cause : 'refused' } }),
  };
}

/** In production the answer may be anything (the contract check reports it). */
function readLogin(answer: { success?: boolean; data?: Partial<SocialLogin> } | undefined) {
  return answer ?? {};
}

/** A value of another type would make the pending login unreadable, and the newcomer would not get to the signup. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
