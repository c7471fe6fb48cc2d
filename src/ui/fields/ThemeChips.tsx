import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Chip, Fieldset, Group, Text } from '@mantine/core';
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
  /** How many may be chosen, told beside the legend with how many are. */
  max?: number;
  disabled?: boolean;
  /** A choice was tapped, chosen or not; what that means for the others is for the caller to say. */
  onToggle: (value: Value) => void;
}

/** Three equal columns, or fewer where the letters are large. */
const GRID = { gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(max(5rem, 30%), 1fr))' };
const WHOLE_LINE = { legend: { width: '100%' } };
const WHOLE_CELL = { justifyContent: 'center', width: '100%', paddingInline: 2 };

/** Rounded choices to tap: check boxes, or radio buttons where only one counts. */
export function ThemeChips<Value extends string | number>({
  legend,
  choices,
  selected,
  single = false,
  max,
  disabled = false,
  onToggle,
}: ThemeChipsProps<Value>) {
  const name = useId();
  return (
    <Fieldset
      legend={
        max === undefined ? legend : <CountedLegend legend={legend} count={selected.length} max={max} />
      }
      disabled={disabled}
      styles={WHOLE_LINE}
    >
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
            // A radio button that is chosen does not change when it is tapped again.
            onClick={single && selected.includes(value) ? () => onToggle(value) : undefined}
          >
            {label}
          </Chip>
        ))}
      </Box>
    </Fieldset>
  );
}

interface CountedLegendProps {
  legend: ReactNode;
  count: number;
  max: number;
}

function CountedLegend({ legend, count, max }: CountedLegendProps) {
  return (
    <Group component="span" justify="space-between" gap="xs" wrap="nowrap">
      {legend}
      <Text span fz="sm" c="dimmed" aria-live="polite">
        {count}/{max}
      </Text>
    </Group>
  );
}
