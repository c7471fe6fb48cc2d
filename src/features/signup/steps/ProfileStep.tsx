import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toReferralCode } from '@/domain/signup/signup-fields';
import { canCheckSignupNickname, canGoNext } from '@/domain/signup/signup-state';
import { TextField, useCappedTyping } from '@/ui/fields/TextField';
import { CheckedField } from './CheckedField';
import { FieldForm } from './FieldForm';
import { NextButton } from './NextButton';
import { PhotoPicker } from './PhotoPicker';
import { useCheckSignupNickname } from '@/features/signup/useCheckSignupNickname';
import type { ProfilePhoto } from '@/features/signup/useProfilePhoto';
import type { SignupWizard } from '@/features/signup/useSignupWizard';

interface ProfileStepProps {
  wizard: SignupWizard;
  photo: ProfilePhoto;
}

/** Photo, nickname, referrer (1 §2). */
export function ProfileStep({ wizard, photo }: ProfileStepProps) {
  const { state, dispatch, feedback, today } = wizard;
  const { checkNickname, isCheckingNickname } = useCheckSignupNickname(wizard);
  const photoField = useRef<HTMLButtonElement>(null);
  const nicknameField = useRef<HTMLInputElement>(null);
  const referralField = useRef<HTMLInputElement>(null);
  const refused = useRef({
    image: state.imageError !== '',
    nickname: state.nicknameError !== '',
    referral: state.referralError !== '',
  });
  const referralTyping = useCappedTyping(toReferralCode, (referralCode) =>
    dispatch({ type: 'referralChanged', referralCode }),
  );
  const goOn = () => dispatch({ type: 'next', from: 'profile', today });

  // The final registration leads back here to what the server refused.
  useEffect(() => {
    if (refused.current.image) photoField.current?.focus();
    else if (refused.current.nickname) nicknameField.current?.focus();
    else if (refused.current.referral) referralField.current?.focus();
  }, []);

  return (
    <Stack gap={18}>
      <PhotoPicker ref={photoField} imageUrl={state.imageUrl} photo={photo} refusal={state.imageError} />
      <CheckedField
        ref={nicknameField}
        label="닉네임"
        autoComplete="nickname"
        enterKeyHint="done"
        placeholder="2자에서 8자까지"
        value={state.nickname}
        readOnly={isCheckingNickname}
        {...feedback.nickname}
        onChange={(nickname) => dispatch({ type: 'nicknameChanged', nickname })}
        checkText="중복확인"
        canCheck={canCheckSignupNickname(state)}
        isChecking={isCheckingNickname}
        onCheck={checkNickname}
      />
      <FieldForm onSubmit={goOn}>
        <TextField
          ref={referralField}
          label="추천인"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          value={state.referralCode}
          tone={feedback.referral.tone}
          message={feedback.referral.message}
          {...referralTyping}
        />
      </FieldForm>
      <NextButton enabled={canGoNext(state, today)} onClick={goOn} />
    </Stack>
  );
}
