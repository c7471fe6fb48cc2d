import { useCompleteRegistration } from '@generated/endpoints/registration/registration';
import { paths } from '@/domain/routes/paths';
import { createEmailSignup, currentSignupStep } from '@/domain/signup/signup-state';
import { toEmailRegistration } from '@/domain/signup/registration';
import { EmailStep } from './steps/EmailStep';
import { PasswordStep } from './steps/PasswordStep';
import { PersonalStep } from './steps/PersonalStep';
import { ProfileStep } from './steps/ProfileStep';
import { StepFrame } from './steps/StepFrame';
import { ThemesStep } from './steps/ThemesStep';
import { useFinishSignup } from './useFinishSignup';
import { useProfilePhoto } from './useProfilePhoto';
import { useSignupWizard } from './useSignupWizard';

/** Needed only where an answer was lost. */
const loadLogin = () => import('@generated/endpoints/auth/auth');

/** Signing up by email, in 5 steps (1 §2). */
export function EmailSignup() {
  const wizard = useSignupWizard(createEmailSignup);
  const photo = useProfilePhoto(wizard);
  const { mutateAsync } = useCompleteRegistration();

  const { email, password } = wizard.state;
  const finish = useFinishSignup(wizard, {
    loginPath: paths.login(),
    // A reload has forgotten the password.
    ...(password && { logIn: async () => (await loadLogin()).login({ email, password }) }),
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
