import { Box, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { canGoNext, currentSignupStep, signupStepCount, type SignupStep } from '@/domain/signup/signup-state';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PageHeader } from '@/ui/frame/PageHeader';
import { ProgressSegments } from './ProgressSegments';
import styles from './steps.module.css';
import type { SignupWizard } from '@/features/signup/useSignupWizard';

const HEADINGS: Record<Exclude<SignupStep, 'email'>, { heading: string; hint?: string }> = {
  password: { heading: '비밀번호를 만들어주세요' },
  personal: { heading: '조금 더 알려주세요', hint: '취향에 맞는 제주를 보여드릴게요.' },
  profile: { heading: '프로필을 만들어주세요', hint: '글과 댓글에 이 모습으로 보여요.' },
  themes: { heading: '어떤 여행을 좋아하세요?' },
};

/** What is to do about the email: it goes on within the step. */
function emailWords({ showAuthInput, authPassed }: SignupWizard['state']) {
  const heading = '이메일을 알려주세요';
  if (authPassed) return { heading };
  return {
    heading,
    hint: showAuthInput ? '메일로 받은 인증번호를 입력해주세요.' : '인증번호를 보내드릴게요.',
  };
}

/** The fields of each step. */
const FIELDS: Record<SignupStep, readonly (keyof SignupWizard['feedback'])[]> = {
  email: ['email', 'authCode'],
  password: ['password', 'passwordConfirm'],
  personal: ['birthYear'],
  profile: ['nickname', 'referral'],
  themes: [],
};

interface StepFrameProps {
  title: string;
  wizard: SignupWizard;
  children: ReactNode;
}

/** What stands around every step of a signup: the header, the progress, and the step's heading. */
export function StepFrame({ title, wizard, children }: StepFrameProps) {
  const { state, feedback, today, goBack } = wizard;
  const step = currentSignupStep(state);
  const { heading, hint } = step === 'email' ? emailWords(state) : HEADINGS[step];
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  // The first step stands at once, wherever one comes from: nothing moves while the app starts.
  const [first] = useState(state.step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && state.step !== first) setHasMoved(true);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    // A field that needs a correction has taken the focus already.
    if (section.current?.contains(document.activeElement)) return;
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <>
      <PageHeader title={title} onBack={goBack} />
      <LandBelow>
        <ProgressSegments
          step={state.step}
          count={signupStepCount(state.flow)}
          isStepDone={canGoNext(state, today)}
          hasFailed={
            [state.passwordError, state.submitError, state.imageError].some(Boolean) ||
            FIELDS[step].some((field) => feedback[field].tone === 'negative')
          }
          hasMoved={hasMoved}
        />
        <Box key={step} ref={section} component="section" px="lg" pt="lg" aria-labelledby="signup-step">
          <Title id="signup-step" order={2} fz="1.5rem" fw={800} lh={1.35} tabIndex={-1}>
            {heading}
          </Title>
          {hint && (
            <Text mt={6} c="dimmed" textWrap="balance">
              {hint}
            </Text>
          )}
          <Box pos="relative" mt="lg" className={hasMoved ? styles.content : undefined}>
            {children}
          </Box>
        </Box>
      </LandBelow>
    </>
  );
}
