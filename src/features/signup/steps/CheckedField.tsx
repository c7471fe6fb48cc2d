import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { FieldForm } from './FieldForm';

interface CheckedFieldProps extends TextFieldProps {
  /** What the button at its right says, such as 중복확인; without it, it was checked already. */
  checkText: string | undefined;
  /** Whether there is something to check; otherwise the button keeps the focus and says that it is disabled. */
  canCheck: boolean;
  isChecking: boolean;
  /** The button, or Enter in the field. */
  onCheck: () => void;
}

/** A field whose value the server has a word on, with the button that asks it. */
export function CheckedField({ checkText, canCheck, isChecking, onCheck, ...props }: CheckedFieldProps) {
  return (
    <FieldForm onSubmit={onCheck}>
      <TextField
        autoCapitalize="off"
        spellCheck={false}
        // What was typed last is in sight while it is typed, its beginning afterwards.
        onBlur={({ currentTarget }) => {
          currentTarget.scrollLeft = 0;
        }}
        {...props}
        action={
          checkText !== undefined && (
            <SubmitButton
              variant="outline"
              flex="none"
              mih={52}
              px={10}
              pending={isChecking}
              {...(!canCheck && !isChecking && { 'aria-disabled': true, 'data-disabled': true })}
            >
              {checkText}
            </SubmitButton>
          )
        }
      />
    </FieldForm>
  );
}
