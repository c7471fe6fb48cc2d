import { Box } from '@mantine/core';
import { memo, useState, type FormEvent } from 'react';
import { NextSlice } from '@/device/NextSlice';
import { THEMES_MAX, THEMES_MIN } from '@/domain/limits';
import { THEMES, toggleTheme, type ThemeLabel } from '@/domain/themes';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { ThemeChips } from '@/ui/fields/ThemeChips';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { SceneBelow } from '@/ui/drawings/JejuScene';

interface ThemeFormProps {
  /** The user's themes so far. */
  themes: readonly ThemeLabel[];
  isSaving: boolean;
  /** Settles when it is answered. */
  onSubmit: (themes: ThemeLabel[]) => Promise<unknown>;
}

const CHOICES = THEMES.map(({ label }) => ({ value: label, label }));

/** The choice of 1 to 3 themes (2 §2, 2 §4). */
export function ThemeForm({ themes, isSaving, onSubmit }: ThemeFormProps) {
  const [chosen, setChosen] = useState<readonly ThemeLabel[]>(() => themes.slice(-THEMES_MAX));
  const isReady = chosen.length >= THEMES_MIN;
  const send = useSingleFlight(onSubmit);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isSaving) send([...chosen]);
  }

  return (
    <form onSubmit={handleSubmit}>
      <SceneBelow pose="walking" barHeight={84} from={41}>
        <Box px="lg" pt="xs">
          <NextSlice>
            <ThemeChips
              legend="관심 테마를 1개에서 3개까지 골라주세요."
              choices={CHOICES}
              selected={chosen}
              disabled={isSaving}
              max={THEMES_MAX}
              onToggle={(theme) => setChosen((before) => toggleTheme(before, theme))}
            />
          </NextSlice>
        </Box>
      </SceneBelow>
      <SaveBar isSaving={isSaving} isReady={isReady} />
    </form>
  );
}

interface SaveBarProps {
  isSaving: boolean;
  /** There is something to save. */
  isReady: boolean;
}

/** Most taps on a tile change nothing of it. */
const SaveBar = memo(function SaveBar({ isSaving, isReady }: SaveBarProps) {
  return (
    <BottomBar>
      <SubmitButton size="lg" fullWidth pending={isSaving} disabled={!isReady}>
        수정하기
      </SubmitButton>
    </BottomBar>
  );
});
