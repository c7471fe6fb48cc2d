import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Chip, Fieldset, Group, Text } from '@mantine/core';
import {
  IconCameraSelfie,
  IconHearts,
  IconBuildingCottage,
  IconPlant2,
  IconMountain,
  IconPaw,
  IconToolsKitchen2,
  IconUsersGroup,
  IconBackpack,
} from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { isThemeLabel, type ThemeLabel } from '@/domain/themes';

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

const GLYPHS: Readonly<Record<ThemeLabel, { Glyph: typeof IconHearts; color: string }>> = {
  데이트: { Glyph: IconHearts, color: 'var(--error)' },
  힐링: { Glyph: IconPlant2, color: 'var(--leaf)' },
  반려동물: { Glyph: IconPaw, color: 'var(--hallabong-deep)' },
  '사진 명소': { Glyph: IconCameraSelfie, color: 'var(--sea)' },
  '가족 여행': { Glyph: IconUsersGroup, color: 'var(--hallabong-deep)' },
  자연: { Glyph: IconMountain, color: 'var(--leaf)' },
  '한달 살이': { Glyph: IconBuildingCottage, color: 'var(--sea)' },
  '나홀로 여행': { Glyph: IconBackpack, color: 'var(--leaf)' },
  '맛집 탐방': { Glyph: IconToolsKitchen2, color: 'var(--hallabong-deep)' },
};

/** Three equal columns, or fewer where the letters are large. */
const GRID = { gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))' };
const WHOLE_LINE = { legend: { width: '100%' } };
const WHOLE_CELL = {
  justifyContent: 'center',
  width: '100%',
  minHeight: 50,
  paddingInline: 1,
  fontSize: '0.875rem',
};

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
            <ChoiceText label={label} />
          </Chip>
        ))}
      </Box>
    </Fieldset>
  );
}

function ChoiceText({ label }: { label: string }) {
  if (!isThemeLabel(label)) return label;
  const { Glyph, color } = GLYPHS[label];
  return (
    <Group component="span" gap={4} wrap="nowrap">
      <Glyph size={16} color={color} style={{ flex: 'none' }} />
      {label}
    </Group>
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
