import { useQueryClient } from '@tanstack/react-query';
import { useSaveProfileImage } from '@generated/endpoints/account/account';
import { useCompleteProviderRegistration } from '@generated/endpoints/registration/registration';
import { ApiError, serverMessageOr } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { createSocialSignup, currentSignupStep, toSocialRegistration } from '@/domain/signup';
import { clearPendingSocial, type PendingSocial } from '@/session/pending-social';
import { refreshSession } from '@/session/session-query';
import { showToast } from '@/ui/toast';
import { PersonalStep } from './PersonalStep';
import { ProfileStep } from './ProfileStep';
import { StepFrame } from './StepFrame';
import { ThemesStep } from './ThemesStep';
import { useFinishSignup } from './useFinishSignup';
import { useProfilePhoto } from './useProfilePhoto';
import { useSignupWizard } from './useSignupWizard';

/** Signing up after a social login, in 3 steps (1 §2). */
export function SocialSignup({ social }: { social: PendingSocial }) {
  const { storage } = useDevice();
  const wizard = useSignupWizard(() => createSocialSignup(social));
  const photo = useProfilePhoto(wizard);
  const { mutateAsync } = useCompleteProviderRegistration();
  const sendPhoto = useSendProfilePhoto();

  const finish = useFinishSignup(wizard, {
    register: async () => {
      const data = toSocialRegistration(wizard.state);
      try {
        return data && (await mutateAsync({ provider: 'kakao', data }));
      } catch (error) {
        // Trying again cannot help here, so the reason has to be told.
        if (error instanceof ApiError && error.code === 'WRONG_SOCIAL_CODE') {
          showToast(serverMessageOr(error, '카카오 로그인 실패'));
        }
        throw error;
      }
    },
    onFinished: () => {
      clearPendingSocial(storage.session);
      if (photo.photo) sendPhoto(photo.photo);
    },
  });

  const step = currentSignupStep(wizard.state);

  return (
    <StepFrame title="카카오로 시작하기" wizard={wizard}>
      {step === 'personal' && <PersonalStep wizard={wizard} />}
      {step === 'profile' && <ProfileStep wizard={wizard} photo={photo} />}
      {step === 'themes' && <ThemesStep wizard={wizard} onFinish={finish} />}
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
      onError: (error) => showToast(serverMessageOr(error, '서버와 통신 중 오류가 발생했습니다.')),
    },
  });
  return (photo: File) => mutate({ data: { newProfileImage: photo } });
}
