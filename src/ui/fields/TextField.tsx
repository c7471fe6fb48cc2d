import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Box, Group, PasswordInput, TextInput, type TextInputProps } from '@mantine/core';
import { useFocusWithin, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, type CompositionEvent } from 'react';

/** How a form input looks (1 §2): the `active` ones hold a value. */
export type InputStatus = 'disabled' | 'inactive' | 'active' | 'focus' | 'activeFocus';

/** What its validation says (1 §2). */
export type InputTone = 'normal' | 'positive' | 'negative';

/** The status of an input (1 §2): disabled wins, then whether it holds a value and whether it has the focus. */
export function toInputStatus(input: { disabled: boolean; filled: boolean; focused: boolean }): InputStatus {
  if (input.disabled) return 'disabled';
  if (input.focused) return input.filled ? 'activeFocus' : 'focus';
  return input.filled ? 'active' : 'inactive';
}

/** What a field takes over from Mantine's input; what it shows is its own. */
type InputProps = Omit<
  TextInputProps,
  | 'label'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'error'
  | 'description'
  | 'vars'
  | 'classNames'
  | 'styles'
  | 'attributes'
>;

export interface TextFieldProps extends InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the validation says. Default normal; negative where there is an error. */
  tone?: InputTone;
  /** A hint or the validation's sentence, under the input and read out when it changes. */
  message?: string;
  /** A validation's sentence as a form hands it over: the message, in the negative tone. */
  error?: ReactNode;
  /** A button at its right, such as 중복확인. */
  action?: ReactNode;
}

const beside = (action: ReactNode) => (input: ReactNode) => (
  <Group gap="xs" wrap="nowrap" align="flex-start" preventGrowOverflow={false}>
    <Box flex={1} miw={0}>
      {input}
    </Box>
    {action}
  </Group>
);

/**
 * A labelled input with the statuses and tones of 1 §2, which its `data-status` and `data-tone` show. A password can
 * be shown.
 */
export function TextField({
  label,
  value,
  onChange,
  error,
  tone: toneWithoutError = 'normal',
  message,
  action,
  disabled = false,
  type,
  ...props
}: TextFieldProps) {
  const { ref, focused } = useFocusWithin<HTMLDivElement>();
  const root = useRef<HTMLDivElement>(null);
  const said = error ?? message;
  useEffect(() => {
    // It comes beneath the field, where a bar or the keyboard may begin.
    if (focused && said) root.current?.scrollIntoView({ block: 'nearest' });
  }, [focused, said]);
  const Part = type === 'password' ? PasswordInput : TextInput;
  const tone = error ? 'negative' : toneWithoutError;
  return (
    <Part
      {...props}
      {...(type !== 'password' && { type })}
      wrapperProps={{
        ref: useMergedRef(ref, root),
        'data-status': toInputStatus({ disabled, filled: value !== '', focused }),
        'data-tone': tone,
      }}
      label={label}
      // Always there, so that a screen reader hears it change.
      description={[said]}
      descriptionProps={{ 'aria-live': 'polite' }}
      error={tone === 'negative'}
      // Mantine says so of every input but that of a password.
      aria-invalid={tone === 'negative' || undefined}
      withErrorStyles={false}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputContainer={action ? beside(action) : undefined}
    />
  );
}

/**
 * The handlers of a text field of limited length. While a syllable is being composed nothing is cut off, which
 * would break the input method; the text is cut when the composition ends.
 * @param cap cuts what was typed
 * @param onChange takes what the field holds then
 */
export function useCappedTyping(cap: (typed: string) => string, onChange: (value: string) => void) {
  const isComposing = useRef(false);
  return {
    onChange: (value: string) => onChange(isComposing.current ? value : cap(value)),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      onChange(cap(currentTarget.value));
    },
  };
}
