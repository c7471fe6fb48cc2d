import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Chip, Fieldset } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface Choice<Value> {
  value: Value;
  label: string;
}

interface ThemeChipsProps<Value> {
  /** What is chosen here; it names the group. */
  legend: ReactNode;
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

/** Three equal columns, or fewer where the letters are large. */
const GRID = { gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(max(5rem, 30%), 1fr))' };
const WHOLE_CELL = { justifyContent: 'center', width: '100%', paddingInline: 2 };

/** Rounded choices to tap: check boxes, or radio buttons where only one counts. */
export function ThemeChips<Value extends string | number>({
  legend,
  choices,
  selected,
  single = false,
  disabled = false,
  onToggle,
  children,
}: ThemeChipsProps<Value>) {
  const name = useId();
  return (
    <Fieldset legend={legend} disabled={disabled}>
      <Box display="grid" style={GRID}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            type={single ? 'radio' : 'checkbox'}
            name={name}
            value={String(value)}
            checked={selected.includes(value)}
            disabled={disabled}
            styles={{ label: WHOLE_CELL }}
            onChange={() => onToggle(value)}
          >
            {label}
          </Chip>
        ))}
      </Box>
      {children}
    </Fieldset>
  );
}
