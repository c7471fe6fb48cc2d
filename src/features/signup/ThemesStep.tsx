import { canGoNext } from '@/domain/signup';
import { THEMES } from '@/domain/themes';
import { ThemeChips } from '@/ui/ThemeChips';
import { NextButton } from './NextButton';
import styles from './ThemesStep.module.css';
import type { SignupWizard } from './useSignupWizard';

const CHOICES = THEMES.map(({ label }) => ({ value: label, label }));

interface ThemesStepProps {
  wizard: SignupWizard;
  /** Sends the final registration. */
  onFinish: () => unknown;
}

/** The themes, and the end of the signup (1 §2, last step). */
export function ThemesStep({ wizard: { state, dispatch, today }, onFinish }: ThemesStepProps) {
  const isPending = state.submission !== 'open';
  return (
    <>
      <ThemeChips
        legend="관심 테마를 1개에서 3개까지 골라주세요."
        choices={CHOICES}
        selected={state.themes}
        onToggle={(theme) => dispatch({ type: 'themeToggled', theme })}
      />
      <p className={styles.error} role="alert">
        {state.submitError}
      </p>
      <NextButton enabled={canGoNext(state, today)} pending={isPending} onClick={onFinish}>
        가입 완료
      </NextButton>
    </>
  );
}
