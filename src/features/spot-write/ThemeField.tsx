import { Text } from '@mantine/core';
import { memo } from 'react';
import { THEMES, type ThemeId } from '@/domain/themes';
import { ThemeChips } from '@/ui/fields/ThemeChips';

const CHOICES = THEMES.map(({ id, label }) => ({ value: id, label }));

interface ThemeFieldProps {
  themeId: ThemeId | null;
  disabled: boolean;
  onChange: (themeId: ThemeId | null) => void;
}

/** The theme of a new spot (1 §2): one at most, and a second tap takes it back. */
export const ThemeField = memo(function ThemeField({ themeId, disabled, onChange }: ThemeFieldProps) {
  return (
    <ThemeChips
      legend={
        <Text span inherit fz="0.9375rem">
          어떤 테마의 스팟인가요?
        </Text>
      }
      choices={CHOICES}
      single
      disabled={disabled}
      selected={themeId === null ? [] : [themeId]}
      onToggle={(id) => onChange(id === themeId ? null : id)}
    />
  );
});
