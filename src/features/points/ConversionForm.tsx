import { IconChevronRight, IconWalk } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { remainingConversionsText, stepsForHallabong } from '@/domain/steps/conversion';
import { formatNumber } from '@/domain/numbers';
import { checkConversionAmount, cleanConversionAmount } from '@/domain/validation/conversion-amount';
import { useSession } from '@/session/useSession';
import { HallabongIcon } from '@/ui/drawings/HallabongIcon';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import styles from './ConversionForm.module.css';
import { readRemainingConversions } from './remaining-conversions';
import type { ConversionFailure } from './useConvertPoints';

interface ConversionFormProps {
  isConverting: boolean;
  failure: ConversionFailure | null;
  /** The amount was changed after a failure. */
  onChange: () => void;
  /** Settles when the conversion is answered. */
  onSubmit: (amount: number) => Promise<unknown>;
}

const TONES = { hint: 'normal', usable: 'positive', error: 'negative' } as const;

/** The amount of a conversion, what it costs, and what became of it (2 §2, 2 §5). */
export function ConversionForm({ isConverting, failure, onChange, onSubmit }: ConversionFormProps) {
  const device = useDevice();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { tone, message, amount } = checkConversionAmount(typed);
  const remaining = remainingConversionsText(user && readRemainingConversions(device, user.userId));
  // The server knows whether any are left: a count of 0 may be of a period that has ended.
  const send = useSingleFlight(onSubmit);

  useEffect(() => input.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (amount !== null && !isConverting) send(amount);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.exchange} aria-live="polite" aria-atomic>
        <span className={styles.side}>
          <IconWalk size={28} />
          <strong>{formatNumber(stepsForHallabong(amount ?? 1))}걸음</strong>
        </span>
        <IconChevronRight className={styles.arrow} aria-label="걸음을 한라봉으로" />
        <span className={styles.side}>
          <HallabongIcon size={30} />
          <strong>한라봉 {formatNumber(amount ?? 1)}개</strong>
        </span>
      </div>
      <TextField
        ref={input}
        label="전환할 한라봉"
        placeholder="0"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={typed}
        readOnly={isConverting}
        tone={TONES[tone]}
        message={message}
        onChange={(value) => {
          setTyped(cleanConversionAmount(value));
          onChange();
        }}
      />
      {remaining && <p className={styles.remaining}>{remaining}</p>}
      {failure && (
        <div role="alert" className={styles.failure}>
          <strong>{failure.text}</strong>
          {failure.reason && failure.reason !== failure.text && <span>{failure.reason}</span>}
        </div>
      )}
      <SubmitButton size="lg" fullWidth pending={isConverting} disabled={amount === null}>
        전환하기
      </SubmitButton>
    </form>
  );
}
