import { Stack } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { LazyPart } from '@/ui/LazyPart';
import { LocationPicker } from './LocationPicker';
import type { PickedLocation } from './MapPicker';

const loadPlaceMap = () => import('./PlaceMap').then((module) => module.PlaceMap);

interface LocationFieldProps extends Pick<TextFieldProps, 'value' | 'error'> {
  /** Where the form keeps its value. */
  path: string;
  position: PickedLocation['position'] | null;
  onChange: (location: PickedLocation) => void;
}

/** The place of a new spot (1 §2): a tap opens the map to choose it on, and the chosen one stands on a small map beneath. */
export const LocationField = memo(function LocationField({
  path,
  value,
  error,
  position,
  onChange,
}: LocationFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function handleMapTap() {
    // Where the focus goes back to.
    input.current?.focus();
    setPicking(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setPicking(true);
  }

  return (
    <Stack gap="xs">
      <TextField
        data-path={path}
        ref={input}
        label="위치를 알려주세요. *"
        placeholder="현재 위치 입력"
        readOnly
        pointer
        autoComplete="off"
        aria-required
        aria-haspopup="dialog"
        value={value}
        error={error}
        rightSection={<IconMapPin color="var(--hallabong-deep)" />}
        rightSectionWidth={48}
        rightSectionPointerEvents="none"
        onChange={() => undefined}
        onClick={() => setPicking(true)}
        onKeyDown={handleKeyDown}
      />
      {position && (
        <LazyPart load={loadPlaceMap} props={{ position, onTap: handleMapTap }} isToasted={false} />
      )}
      {isPicking && <LocationPicker chosen={position} onPick={onChange} onClose={() => setPicking(false)} />}
    </Stack>
  );
});
