import { canGoNext, type Gender } from '@/domain/signup/signup-state';
import { TextField } from '@/ui/fields/TextField';
import { FieldForm } from './FieldForm';
import { NextButton } from './NextButton';
import styles from './PersonalStep.module.css';
import type { SignupWizard } from '@/features/signup/useSignupWizard';

const GENDERS: readonly { value: Gender; label: string }[] = [
  { value: 'MALE', label: '남성' },
  { value: 'FEMALE', label: '여성' },
];

/** Gender and birth year (1 §2). */
export function PersonalStep({ wizard: { state, dispatch, feedback, today } }: { wizard: SignupWizard }) {
  const goOn = () => dispatch({ type: 'next', from: 'personal', today });
  return (
    <FieldForm onSubmit={goOn}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>성별</legend>
        <div className={styles.choices}>
          {GENDERS.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="gender"
                value={value}
                checked={state.gender === value}
                onChange={() => dispatch({ type: 'genderChosen', gender: value })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="출생연도"
        autoComplete="bday-year"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={4}
        placeholder="예: 1998"
        value={state.birthYear}
        tone={feedback.birthYear.tone}
        message={feedback.birthYear.message}
        onChange={(birthYear) => dispatch({ type: 'birthYearChanged', birthYear })}
      />
      <NextButton enabled={canGoNext(state, today)} />
    </FieldForm>
  );
}
