import '@mantine/core/styles/ThemeIcon.layer.css';
import { Button, Group, Paper, Stack, Text, ThemeIcon } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertTriangle, IconChevronRight, IconWalk } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDevice } from '@/device/DeviceContext';
import {
  conversionDoubt,
  hallabongOfToday,
  remainingConversionsText,
  type StepsOfToday,
  stepsForHallabong,
} from '@/domain/conversion/conversion';
import { formatNumber } from '@/domain/format/numbers';
import {
  checkConversionAmount,
  cleanConversionAmount,
  ConversionSchema,
} from '@/domain/conversion/conversion-amount';
import { useSession } from '@/session/useSession';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { readConvertedToday } from './converted-today';
import { readRemainingConversions } from './remaining-conversions';
import type { Conversion } from './useConversion';

interface ConversionFormProps extends Conversion {
  steps: StepsOfToday;
}

/** What shows the form, and closes with it. */
export interface ConversionDialogProps {
  opened: boolean;
  steps: StepsOfToday;
  onClose: () => void;
}

/** Amounts to choose with one tap, in hallabong. */
const QUICK_AMOUNTS = [10, 30, 50, 100];

const TONES = { hint: 'normal', usable: 'positive', error: 'negative' } as const;

/** In the middle between the signs of both sides. */
const SIGN_SIZE = 64;
const BESIDE_SIGNS = { flex: 'none', height: SIGN_SIZE };
const WARNING_SIGN = { flex: 'none', marginTop: 2 };

/** The amount of a conversion, what it costs, and what became of it (2 §2, 2 §5). */
export function ConversionForm({ steps, isConverting, failure, onChange, onSubmit }: ConversionFormProps) {
  const device = useDevice();
  const { user } = useSession();
  const form = useForm({
    initialValues: { amount: '' },
    validate: schemaResolver(ConversionSchema, { sync: true }),
    onValuesChange: onChange,
  });
  const { tone, message, amount } = checkConversionAmount(form.values.amount);
  const today = { ...steps, converted: user ? readConvertedToday(device, user.userId) : 0 };
  const ofToday = hallabongOfToday(today);
  const doubt = amount === null ? null : conversionDoubt(amount, today);
  const remaining = remainingConversionsText(user && readRemainingConversions(device, user.userId));
  // The server knows whether any are left: a count of 0 may be of a period that has ended.
  const send = useSingleFlight(onSubmit);

  function handleSubmit() {
    if (amount !== null && !isConverting) send(amount);
  }

  const quick = {
    chosen: amount,
    isDisabled: isConverting,
    onChoose: (chosen: number) => form.setFieldValue('amount', String(chosen)),
  };

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack gap={14}>
        <Paper bg="var(--peach)" c="var(--on-peach)" px="xs" pt="sm" pb="md" ta="center">
          <Text fz="sm" mb="sm">
            오늘 {formatNumber(steps.walked)}걸음 걸었어요.
          </Text>
          <Group gap={0} wrap="nowrap" align="flex-start" aria-live="polite" aria-atomic>
            <ExchangeSide sign={<IconWalk size={34} />}>
              {formatNumber(stepsForHallabong(amount ?? 1))}걸음
            </ExchangeSide>
            <IconChevronRight style={BESIDE_SIGNS} aria-label="걸음을 한라봉으로" />
            <ExchangeSide sign={<HallabongIcon size={36} />}>
              한라봉 {formatNumber(amount ?? 1)}개
            </ExchangeSide>
          </Group>
        </Paper>
        <TextField
          {...form.getInputProps('amount')}
          value={form.values.amount}
          data-autofocus
          label="전환할 한라봉"
          placeholder="0"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          readOnly={isConverting}
          // What the server says of it counts more than that it can be sent; beside the warning that is no good news.
          {...(!(failure && tone === 'usable') && { tone: doubt ? 'normal' : TONES[tone], message })}
          onChange={(typed) => form.setFieldValue('amount', cleanConversionAmount(typed))}
        />
        {doubt && !failure && (
          <Group gap={6} wrap="nowrap" align="flex-start" mt={-6} c="var(--hallabong-deep)">
            <IconAlertTriangle size={16} style={WARNING_SIGN} aria-hidden />
            <Text fz="sm" fw={600} style={{ whiteSpace: 'pre-line' }}>
              {doubt}
            </Text>
          </Group>
        )}
        <Group grow gap="xs" role="group" aria-label="빠른 선택">
          {QUICK_AMOUNTS.map((amountOf) => (
            <QuickAmount key={amountOf} amount={amountOf} text={`${amountOf}개`} {...quick} />
          ))}
        </Group>
        {ofToday >= 1 && !QUICK_AMOUNTS.includes(ofToday) && (
          <QuickAmount amount={ofToday} text={`오늘 걸음만큼 ${ofToday}개`} {...quick} />
        )}
        {remaining && (
          <Text c="dimmed" fz="0.9375rem">
            {remaining}
          </Text>
        )}
        {failure && (
          <FailureAlert>
            {failure.text}
            {failure.reason && failure.reason !== failure.text && (
              <Text inherit fw={400} c="var(--basalt)">
                {failure.reason}
              </Text>
            )}
          </FailureAlert>
        )}
        <SubmitButton size="lg" fullWidth pending={isConverting} disabled={amount === null}>
          전환하기
        </SubmitButton>
      </Stack>
    </form>
  );
}

interface QuickAmountProps {
  amount: number;
  text: string;
  /** The amount that stands in the field; null for none. */
  chosen: number | null;
  isDisabled: boolean;
  onChoose: (amount: number) => void;
}

function QuickAmount({ amount, text, chosen, isDisabled, onChoose }: QuickAmountProps) {
  const isChosen = amount === chosen;
  return (
    <Button
      variant={isChosen ? 'light' : 'default'}
      bd={isChosen ? '2px solid var(--hallabong-deep)' : undefined}
      size="compact-md"
      px={0}
      disabled={isDisabled}
      aria-pressed={isChosen}
      onClick={() => onChoose(amount)}
    >
      {text}
    </Button>
  );
}

/** What is given or what is got for it, the strongest words of the form. */
function ExchangeSide({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <Stack align="center" gap={8} flex={1} miw={0}>
      <ThemeIcon size={SIGN_SIZE} radius="50%" bg="var(--surface)" c="inherit">
        {sign}
      </ThemeIcon>
      <Text component="strong" fz="lg" fw={800} lh={1.3}>
        {children}
      </Text>
    </Stack>
  );
}
