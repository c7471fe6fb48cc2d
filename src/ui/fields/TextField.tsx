import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { toInputStatus, type InputTone } from './input-status';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the validation says. Default normal. */
  tone?: InputTone;
  /** A hint or the validation's sentence, under the input and read out when it changes. */
  message?: string;
  /** A button at its right, such as 중복확인. */
  action?: ReactNode;
}

/** A labelled input with the statuses and tones of 1 §2, which its `data-status` and `data-tone` show. */
export function TextField({
  label,
  value,
  onChange,
  tone = 'normal',
  message,
  action,
  disabled = false,
  onFocus,
  onBlur,
  ...props
}: TextFieldProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [focused, setFocused] = useState(false);
  return (
    <div
      className={styles.field}
      data-status={toInputStatus({ disabled, filled: value !== '', focused })}
      data-tone={tone}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...props}
          id={id}
          value={value}
          disabled={disabled}
          aria-invalid={tone === 'negative' || undefined}
          aria-describedby={`${id}-message`}
          className={styles.input}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={(event) => {
            setFocused(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            onBlur?.(event);
          }}
        />
        {action}
      </div>
      <span id={`${id}-message`} className={styles.message} aria-live="polite">
        {message}
      </span>
    </div>
  );
}
