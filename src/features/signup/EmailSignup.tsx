import { useCompleteRegistration } from '@generated/endpoints/registration/registration';
import { paths } from '@/app/paths';
import { createEmailSignup, currentSignupStep, toEmailRegistration } from '@/domain/signup';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';
import { PersonalStep } from './PersonalStep';
import { ProfileStep } from './ProfileStep';
import { StepFrame } from './StepFrame';
import { ThemesStep } from './ThemesStep';
import { useFinishSignup } from './useFinishSignup';
import { useProfilePhoto } from './useProfilePhoto';
import { useSignupWizard } from './useSignupWizard';

/** Signing up by email, in 5 steps (1 §2). */
export function EmailSignup() {
  const wizard = useSignupWizard(createEmailSignup);
  const photo = useProfilePhoto(wizard);
  const { mutateAsync } = useCompleteRegistration();

  const finish = useFinishSignup(wizard, {
    loginPath: paths.login(),
    register: async () => {
      const data = toEmailRegistration(wizard.state);
      return data && mutateAsync({ data: { data, ...(photo.photo && { profile: photo.photo }) } });
    },
  });

  const step = currentSignupStep(wizard.state);

  return (
    <StepFrame title="이메일로 가입하기" wizard={wizard}>
      {step === 'email' && <EmailStep wizard={wizard} />}
      {step === 'password' && <PasswordStep wizard={wizard} />}
      {step === 'personal' && <PersonalStep wizard={wizard} />}
      {step === 'profile' && <ProfileStep wizard={wizard} photo={photo} />}
      {step === 'themes' && <ThemesStep wizard={wizard} onFinish={finish} />}
    </StepFrame>
  );
}
