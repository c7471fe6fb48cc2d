import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Chip, Fieldset, Group } from '@mantine/core';
import { canGoNext, type Gender } from '@/domain/signup/signup-state';
import { TextField } from '@/ui/fields/TextField';
import { FieldForm } from './FieldForm';
import { NextButton } from './NextButton';
import type { SignupWizard } from '@/features/signup/useSignupWizard';

const GENDERS: readonly { value: Gender; label: string }[] = [
  { value: 'MALE', label: '남성' },
  { value: 'FEMALE', label: '여성' },
];

/** As far above its boxes as a label above its field. */
const AS_A_LABEL = { legend: { marginBottom: 6 } };

/** Gender and birth year (1 §2). */
export function PersonalStep({ wizard: { state, dispatch, feedback, today } }: { wizard: SignupWizard }) {
  const goOn = () => dispatch({ type: 'next', from: 'personal', today });
  return (
    <FieldForm onSubmit={goOn}>
      <Fieldset legend="성별" mb={18} styles={AS_A_LABEL}>
        <Chip.Group value={state.gender} onChange={(gender) => dispatch({ type: 'genderChosen', gender })}>
          <Group gap="sm" grow>
            {GENDERS.map(({ value, label }) => (
              <Chip key={value} name="gender" value={value} size="xl" radius="md">
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Fieldset>
      <TextField
        label="출생연도"
        autoComplete="bday-year"
        inputMode="numeric"
        enterKeyHint="next"
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
