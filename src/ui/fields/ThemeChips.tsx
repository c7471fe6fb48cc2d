import { useId, type ReactNode } from 'react';
import styles from './ThemeChips.module.css';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface Choice<Value> {
  value: Value;
  label: string;
}

interface ThemeChipsProps<Value> {
  /** What is chosen here; it names the group. */
  legend: string;
  /** For a group whose name stands elsewhere on the screen. */
  hideLegend?: boolean;
  choices: readonly Choice<Value>[];
  selected: readonly Value[];
  /** One choice of all instead of several. */
  single?: boolean;
  disabled?: boolean;
  /** A choice was tapped; what that means for the others is for the caller to say. */
  onToggle: (value: Value) => void;
  /** Anything under the chips, such as a message. */
  children?: ReactNode;
}

/** Rounded choices to tap: check boxes, or radio buttons where only one counts. */
export function ThemeChips<Value extends string | number>({
  legend,
  hideLegend = false,
  choices,
  selected,
  single = false,
  disabled = false,
  onToggle,
  children,
}: ThemeChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
