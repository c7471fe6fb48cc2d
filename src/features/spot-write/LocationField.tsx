import { IconMapPin } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { TextField } from '@/ui/fields/TextField';
import styles from './LocationField.module.css';
import { LocationPicker } from './LocationPicker';
import type { PickedLocation } from './MapPicker';

interface LocationFieldProps {
  /** The chosen address; empty until a place is chosen. */
  name: string;
  position: PickedLocation['position'] | null;
  isInvalid: boolean;
  ref: Ref<HTMLInputElement>;
  onChange: (location: PickedLocation) => void;
}

/** The place of a new spot (1 §2): a tap opens the map to choose it on. */
export function LocationField({ name, position, isInvalid, ref, onChange }: LocationFieldProps) {
  const [isPicking, setPicking] = useState(false);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setPicking(true);
  }

  return (
    <div className={styles.field}>
      <TextField
        ref={ref}
        label="위치를 알려주세요. *"
        placeholder="현재 위치 입력"
        readOnly
        autoComplete="off"
        aria-required
        aria-haspopup="dialog"
        value={name}
        tone={isInvalid ? 'negative' : 'normal'}
        onChange={() => undefined}
        onClick={() => setPicking(true)}
        onKeyDown={handleKeyDown}
      />
      <IconMapPin className={styles.icon} />
      {isPicking && <LocationPicker chosen={position} onPick={onChange} onClose={() => setPicking(false)} />}
    </div>
  );
}
