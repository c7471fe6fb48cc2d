import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Center, Chip, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import {
  IconBabyCarriage,
  IconCamera,
  IconHearts,
  IconBuildingCottage,
  IconPlant2,
  IconMountain,
  IconPaw,
  IconToolsKitchen2,
  IconBackpack,
  IconCheck,
} from '@tabler/icons-react';
import { memo, useId, type ReactNode } from 'react';
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

const ROSE = { c: 'var(--error)', bg: 'var(--glyph-ground, var(--error-pale))' };
const LEAF = { c: 'var(--leaf)', bg: 'var(--glyph-ground, var(--leaf-pale))' };
const SEA = { c: 'var(--sea)', bg: 'var(--glyph-ground, var(--sea-pale))' };
const FRUIT = { c: 'var(--hallabong-deep)', bg: 'var(--glyph-ground, var(--peach))' };

const GLYPHS: Readonly<Record<ThemeLabel, { Glyph: typeof IconHearts; colors: typeof ROSE }>> = {
  데이트: { Glyph: IconHearts, colors: ROSE },
  힐링: { Glyph: IconPlant2, colors: LEAF },
  반려동물: { Glyph: IconPaw, colors: FRUIT },
  '사진 명소': { Glyph: IconCamera, colors: SEA },
  '가족 여행': { Glyph: IconBabyCarriage, colors: FRUIT },
  자연: { Glyph: IconMountain, colors: LEAF },
  '한달 살이': { Glyph: IconBuildingCottage, colors: SEA },
  '나홀로 여행': { Glyph: IconBackpack, colors: LEAF },
  '맛집 탐방': { Glyph: IconToolsKitchen2, colors: FRUIT },
};

/** Three equal columns, or fewer where the letters are large. */
const GRID = { gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.25rem, 28%), 1fr))' };
const WHOLE_LINE = { legend: { width: '100%' } };
/** A tile; the one that is chosen carries a check mark in its corner. */
const TILE = {
  label: {
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    minHeight: 88,
    paddingInline: 1,
    fontSize: '0.875rem',
    lineHeight: 1.35,
  },
  iconWrapper: {
    position: 'absolute',
    top: 6,
    right: 6,
    display: 'grid',
    placeContent: 'center',
    width: 20,
    height: 20,
    color: 'var(--surface)',
    background: 'var(--hallabong-deep)',
    borderRadius: '50%',
  },
} as const;
/** It is tinted itself. A variable says so to its glyph, which is not drawn anew for it. */
const CHOSEN_TILE = { ...TILE, label: { ...TILE.label, '--glyph-ground': 'var(--surface)' } } as const;

/** Tiles to tap: check boxes, or radio buttons where only one counts. */
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
  const toggle = useCallbackRef((index: number) => {
    const choice = choices[index];
    if (choice) onToggle(choice.value);
  });
  return (
    <Fieldset
      legend={
        max === undefined ? legend : <CountedLegend legend={legend} count={selected.length} max={max} />
      }
      disabled={disabled}
      styles={WHOLE_LINE}
    >
      <Box display="grid" style={GRID}>
        {choices.map(({ value, label }, index) => (
          <Tile
            key={value}
            index={index}
            label={label}
            name={name}
            value={String(value)}
            isChosen={selected.includes(value)}
            isRadio={single}
            isDisabled={disabled}
            onToggle={toggle}
          />
        ))}
      </Box>
    </Fieldset>
  );
}

interface TileProps {
  /** Its place among the choices. */
  index: number;
  label: string;
  /** Of the group. */
  name: string;
  value: string;
  isChosen: boolean;
  isRadio: boolean;
  isDisabled: boolean;
  onToggle: (index: number) => void;
}

/** A tap draws anew the tiles alone that it changes. */
const Tile = memo(function Tile({
  index,
  label,
  name,
  value,
  isChosen,
  isRadio,
  isDisabled,
  onToggle,
}: TileProps) {
  return (
    <Chip
      type={isRadio ? 'radio' : 'checkbox'}
      name={name}
      value={value}
      checked={isChosen}
      disabled={isDisabled}
      radius="md"
      icon={<IconCheck size={14} strokeWidth={3} />}
      styles={isChosen ? CHOSEN_TILE : TILE}
      onChange={() => onToggle(index)}
      // A radio button that is chosen does not change when it is tapped again.
      onClick={isRadio && isChosen ? () => onToggle(index) : undefined}
    >
      {isThemeLabel(label) ? <ThemeName theme={label} /> : label}
    </Chip>
  );
});

const ThemeName = memo(function ThemeName({ theme }: { theme: ThemeLabel }) {
  const { Glyph, colors } = GLYPHS[theme];
  return (
    <Stack component="span" align="center" gap={6}>
      <Center component="span" w={40} h={40} bdrs="50%" {...colors}>
        <Glyph size={24} />
      </Center>
      {theme}
    </Stack>
  );
});

interface CountedLegendProps {
  legend: ReactNode;
  count: number;
  max: number;
}

function CountedLegend({ legend, count, max }: CountedLegendProps) {
  return (
    <Group component="span" justify="space-between" gap="xs" wrap="nowrap">
      {legend}
      <Text span fz="sm" fw={600} c={count === max ? 'var(--hallabong-deep)' : 'dimmed'} aria-live="polite">
        {count}/{max}
      </Text>
    </Group>
  );
}
