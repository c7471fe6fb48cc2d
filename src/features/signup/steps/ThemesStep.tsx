import { Box, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { canGoNext } from '@/domain/signup/signup-state';
import { THEMES_MAX } from '@/domain/limits';
import { THEMES } from '@/domain/themes';
import { BottomBar } from '@/ui/frame/BottomBar';
import { ThemeChips } from '@/ui/fields/ThemeChips';
import { NextButton } from './NextButton';
import type { SignupWizard } from '@/features/signup/useSignupWizard';
import { FailureAlert } from '@/ui/states/FailureAlert';

const CHOICES = THEMES.map(({ label }) => ({ value: label, label }));

interface ThemesStepProps {
  wizard: SignupWizard;
  /** Sends the final registration. */
  onFinish: () => unknown;
  /** Stands in the place of the end while a new social login is needed. */
  socialLogin?: ReactNode;
}

/** The themes, and the end of the signup (1 §2, last step). */
export function ThemesStep({ wizard: { state, dispatch, today }, onFinish, socialLogin }: ThemesStepProps) {
  const isPending = state.submission !== 'open';
  const isLoginNeeded = Boolean(socialLogin);
  const wasLoginNeeded = useRef(isLoginNeeded);
  const loginArea = useRef<HTMLDivElement>(null);

  // The button that had the focus has gone.
  useEffect(() => {
    if (isLoginNeeded && !wasLoginNeeded.current) loginArea.current?.querySelector('button')?.focus();
    wasLoginNeeded.current = isLoginNeeded;
  }, [isLoginNeeded]);

  return (
    <>
      <ThemeChips
        legend="관심 테마를 1개에서 3개까지 골라주세요."
        choices={CHOICES}
        selected={state.themes}
        max={THEMES_MAX}
        onToggle={(theme) => dispatch({ type: 'themeToggled', theme })}
      />
      {(state.submitError || isLoginNeeded) && (
        <FailureAlert mt="lg">
          {state.submitError}
          {isLoginNeeded && (
            <Text fz="inherit" lh="inherit" c="var(--mantine-color-text)" textWrap="balance">
              카카오 로그인을 다시 해주세요. 입력한 내용은 그대로 있어요.
            </Text>
          )}
        </FailureAlert>
      )}
      {isLoginNeeded ? (
        <BottomBar>
          <Box ref={loginArea}>{socialLogin}</Box>
        </BottomBar>
      ) : (
        <NextButton enabled={canGoNext(state, today)} pending={isPending} onClick={onFinish}>
          가입 완료
        </NextButton>
      )}
    </>
  );
}
