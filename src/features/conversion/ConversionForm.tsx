import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconChevronRight, IconWalk } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { remainingConversionsText, stepsForHallabong } from '@/domain/conversion/conversion';
import { formatNumber } from '@/domain/format/numbers';
import {
  checkConversionAmount,
  cleanConversionAmount,
  ConversionSchema,
} from '@/domain/conversion/conversion-amount';
import { useSession } from '@/session/useSession';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { readRemainingConversions } from './remaining-conversions';
import type { ConversionFailure } from './useConversion';

interface ConversionFormProps {
  /** Today's steps. */
  steps: number;
  isConverting: boolean;
  failure: ConversionFailure | null;
  /** The amount was changed after a failure. */
  onChange: () => void;
  /** Settles when the conversion is answered. */
  onSubmit: (amount: number) => Promise<unknown>;
}

/** Amounts to choose with one tap, in hallabong. */
const QUICK_AMOUNTS = [10, 30, 50, 100];

const TONES = { hint: 'normal', usable: 'positive', error: 'negative' } as const;

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
  const remaining = remainingConversionsText(user && readRemainingConversions(device, user.userId));
  // The server knows whether any are left: a count of 0 may be of a period that has ended.
  const send = useSingleFlight(onSubmit);

  function handleSubmit() {
    if (amount !== null && !isConverting) send(amount);
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack gap={14}>
        <Text c="dimmed" fz="0.9375rem" ta="center">
          오늘 {formatNumber(steps)}걸음 걸었어요.
        </Text>
        <Paper bg="var(--peach)" c="var(--on-peach)" px="sm" py="md" aria-live="polite" aria-atomic>
          <Group gap={0} wrap="nowrap">
            <ExchangeSide>
              <IconWalk size={28} />
              <strong>{formatNumber(stepsForHallabong(amount ?? 1))}걸음</strong>
            </ExchangeSide>
            <IconChevronRight style={{ flex: 'none' }} aria-label="걸음을 한라봉으로" />
            <ExchangeSide>
              <HallabongIcon size={30} />
              <strong>한라봉 {formatNumber(amount ?? 1)}개</strong>
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
          // What the server says of it counts more than that it can be sent.
          {...(!(failure && tone === 'usable') && { tone: TONES[tone], message })}
          onChange={(typed) => form.setFieldValue('amount', cleanConversionAmount(typed))}
        />
        <SimpleGrid cols={4} spacing="xs" role="group" aria-label="빠른 선택">
          {QUICK_AMOUNTS.map((quick) => (
            <Button
              key={quick}
              variant={quick === amount ? 'light' : 'default'}
              bd={quick === amount ? '2px solid var(--hallabong-deep)' : undefined}
              size="compact-md"
              px={0}
              disabled={isConverting}
              aria-pressed={quick === amount}
              onClick={() => form.setFieldValue('amount', String(quick))}
            >
              {quick}개
            </Button>
          ))}
        </SimpleGrid>
        {remaining && (
          <Text c="dimmed" fz="0.9375rem">
            {remaining}
          </Text>
        )}
        {failure && (
          <Paper role="alert" radius="md" bg="var(--error-pale)" c="var(--error)" px="md" py="sm">
            <Text fw={700}>{failure.text}</Text>
            {failure.reason && failure.reason !== failure.text && <Text mt={4}>{failure.reason}</Text>}
          </Paper>
        )}
        <SubmitButton size="lg" fullWidth pending={isConverting} disabled={amount === null}>
          전환하기
        </SubmitButton>
      </Stack>
    </form>
  );
}

function ExchangeSide({ children }: { children: ReactNode }) {
  return (
    <Stack align="center" gap={6} flex={1} miw={0} ta="center">
      {children}
    </Stack>
  );
}
