import { useId, useLayoutEffect, useRef, type CSSProperties, type Ref } from 'react';
import { DESCRIPTION_MAX, DESCRIPTION_ROWS_MAX, DESCRIPTION_ROWS_MIN } from '@/domain/limits';
import { countCharacters } from '@/domain/text';
import { spotDescriptionCounter, typeSpotDescription } from '@/domain/validation/spot-form';
import styles from './DescriptionField.module.css';

interface DescriptionFieldProps {
  value: string;
  isInvalid: boolean;
  ref: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/**
 * The description of a new spot (1 §2, 1 §5): up to 200 characters, as high as its text, from 3 rows to 14. A
 * syllable that an input method is composing may go over the limit until it is finished, or it would be torn apart.
 */
export function DescriptionField({ value, isInvalid, ref, onChange }: DescriptionFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const beforeTyping = useRef(value);
  const caretFromEnd = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!isComposing.current) beforeTyping.current = value;
    const textarea = field.current;
    if (!textarea) return;
    textarea.style.height = 'auto';
    textarea.style.height = `${textarea.scrollHeight + textarea.offsetHeight - textarea.clientHeight}px`;
    if (caretFromEnd.current === undefined) return;
    // A value other than the typed one has sent the caret to the end.
    const caret = textarea.value.length - caretFromEnd.current;
    caretFromEnd.current = undefined;
    textarea.setSelectionRange(caret, caret);
  });

  function accept(textarea: HTMLTextAreaElement) {
    const typed = textarea.value;
    const kept = typeSpotDescription(beforeTyping.current, typed);
    if (kept !== typed) caretFromEnd.current = typed.length - textarea.selectionEnd;
    onChange(kept);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        내용을 입력해주세요. *
      </label>
      <textarea
        id={id}
        ref={(textarea) => {
          field.current = textarea;
          if (typeof ref === 'function') ref(textarea);
          else if (ref) ref.current = textarea;
        }}
        rows={DESCRIPTION_ROWS_MIN}
        style={toRows(DESCRIPTION_ROWS_MAX)}
        className={styles.input}
        placeholder="메시지를 입력해 주세요."
        aria-required
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-counter`}
        value={value}
        onChange={({ currentTarget }) => {
          if (isComposing.current) onChange(currentTarget.value);
          else accept(currentTarget);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          accept(currentTarget);
        }}
      />
      <span
        id={`${id}-counter`}
        className={styles.counter}
        data-full={countCharacters(value) >= DESCRIPTION_MAX || undefined}
      >
        {spotDescriptionCounter(value)}
      </span>
    </div>
  );
}

function toRows(max: number): CSSProperties & Record<'--rows-max', number> {
  return { '--rows-max': max };
}
