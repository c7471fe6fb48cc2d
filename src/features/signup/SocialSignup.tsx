import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSaveProfileImage } from '@generated/endpoints/account/account';
import { useCompleteProviderRegistration } from '@generated/endpoints/registration/registration';
import { serverMessageOr } from '@/api/api-error';
import { paths } from '@/domain/routes/paths';
import { useDevice } from '@/device/DeviceContext';
import { createSocialSignup, currentSignupStep, needsSocialLogin } from '@/domain/signup/signup-state';
import { toSocialRegistration } from '@/domain/signup/registration';
import { clearPendingSocial, dropSocialCode, type PendingSocial } from '@/session/pending-social';
import { refreshSession } from '@/session/session-query';
import { showToast } from '@/ui/toast/toast';
import { PersonalStep } from './steps/PersonalStep';
import { ProfileStep } from './steps/ProfileStep';
import { StepFrame } from './steps/StepFrame';
import { ThemesStep } from './steps/ThemesStep';
import { useFinishSignup } from './useFinishSignup';
import { useProfilePhoto } from './useProfilePhoto';
import { useSignupWizard } from './useSignupWizard';

interface SocialSignupProps {
  social: PendingSocial;
  /** Begins the social login once more: the way on when the provider no longer takes its code. */
  socialLogin: ReactNode;
}

/** Signing up after a social login, in 3 steps (1 §2). */
export function SocialSignup({ social, socialLogin }: SocialSignupProps) {
  const { storage } = useDevice();
  const wizard = useSignupWizard(() => createSocialSignup(social));
  const photo = useProfilePhoto(wizard);
  const { mutateAsync } = useCompleteProviderRegistration();
  const sendPhoto = useSendProfilePhoto();
  const isLoginNeeded = needsSocialLogin(wizard.state);

  // A reload must not try the refused code again, and what was typed waits for the next one.
  useEffect(() => {
    if (isLoginNeeded) dropSocialCode(storage.session);
  }, [isLoginNeeded, storage.session]);

  const finish = useFinishSignup(wizard, {
    loginPath: paths.registerChoice(),
    register: async () => {
      const data = toSocialRegistration(wizard.state);
      return data && mutateAsync({ provider: 'kakao', data });
    },
    onFinished: (isSignedIn) => {
      clearPendingSocial(storage.session);
      if (photo.photo && isSignedIn) sendPhoto(photo.photo);
    },
  });

  const step = currentSignupStep(wizard.state);

  return (
    <StepFrame title="카카오로 시작하기" wizard={wizard}>
      {step === 'personal' && <PersonalStep wizard={wizard} />}
      {step === 'profile' && <ProfileStep wizard={wizard} photo={photo} />}
      {step === 'themes' && (
        <ThemesStep wizard={wizard} onFinish={finish} socialLogin={isLoginNeeded && socialLogin} />
      )}
    </StepFrame>
  );
}

/**
 * Sends the profile picture of a new user who is signed in already: the final registration after a social login takes
 * none (1 §7). The user is on the way meanwhile.
 */
function useSendProfilePhoto() {
  const queryClient = useQueryClient();
  const { mutate } = useSaveProfileImage({
    mutation: {
      onSuccess: () => void refreshSession(queryClient),
      onError: (error) =>
        showToast(serverMessageOr(error, '프로필 사진을 올리지 못했습니다. 마이페이지에서 다시 올려주세요.')),
    },
  });
  return (photo: File) => mutate({ data: { newProfileImage: photo } });
}
