import '@mantine/core/styles/Progress.layer.css';
import { Box, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { IS_DRAWING } from '@/device/drawing';
import { STEPS_PER_HALLABONG } from '@/domain/limits';
import { formatNumber } from '@/domain/format/numbers';
import { stepsToNextHallabong } from '@/domain/conversion/conversion';
import { BalanceLink } from '@/session/BalanceLink';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import { useStepsKey } from './useTodaySteps';

/** The device counts the steps: in the server's drawing the page itself fills in their places (src/app/start/drawn-steps.ts). */
const UNKNOWN = '-';
const PLACES = {
  today: <span data-steps="today">{UNKNOWN}</span>,
  missing: <span data-steps="missing">{UNKNOWN}</span>,
};
const FIGURES = { fontVariantNumeric: 'tabular-nums' };
/** One part of the bar for each step; the gap of the last one lies beyond its end. */
const PARTS = `repeating-linear-gradient(90deg, #000 0 calc(${100 / STEPS_PER_HALLABONG}% - 3px), #0000 0 ${100 / STEPS_PER_HALLABONG}%) 0 0 / calc(100% + 3px)`;

interface StepsCounterProps {
  steps: number;
  /** Opens the conversion, which is offered as soon as the steps are worth a hallabong. */
  onConvert: () => void;
}

/**
 * Today's steps (2 §2), what the next hallabong still takes of them, the way to have them as hallabong, and the balance,
 * which leads to the shop. The page around it is drawn anew with each fix of the position.
 */
export const StepsCounter = memo(function StepsCounter({ steps, onConvert }: StepsCounterProps) {
  const missing = stepsToNextHallabong(steps);
  const storageKey = useStepsKey();
  return (
    <Stack gap={8} data-steps-key={IS_DRAWING ? storageKey : undefined}>
      <Box>
        <Group justify="space-between" align="end" gap={8} wrap="nowrap" h={28}>
          <Title order={2} fz="xs" fw={600} lh="28px" c="dimmed">
            오늘의 산책
          </Title>
          <BalanceLink isSmall />
        </Group>
        <Group justify="space-between" align="start" gap={8} wrap="nowrap" h={34}>
          <Text fz="sm" fw={600} lh={1} c="dimmed">
            오늘{' '}
            <Text component="strong" fz="2.125rem" lh={1} fw={800} mr={2} c="var(--basalt)" style={FIGURES}>
              {IS_DRAWING ? PLACES.today : formatNumber(steps)}
            </Text>
            걸음
          </Text>
          {(steps >= STEPS_PER_HALLABONG || IS_DRAWING) && (
            <Button
              variant="subtle"
              size="compact-xs"
              px={0}
              onClick={onConvert}
              {...(IS_DRAWING && { 'data-steps': 'offer', display: 'none' })}
            >
              {/* High in what is tapped, which ends beneath the balance. */}
              <Box component="span" lh="30px" mb={14} px={12} bg="var(--hallabong-pale)" bdrs={15}>
                한라봉 채우기
              </Box>
            </Button>
          )}
        </Group>
      </Box>
      {/* The walk leads to the fruit at its end, which is not there yet. */}
      <Group gap={6} wrap="nowrap">
        <Progress
          aria-label="다음 한라봉까지 걸은 걸음"
          size={10}
          flex={1}
          bg="var(--track)"
          value={(1 - missing / STEPS_PER_HALLABONG) * 100}
          style={{ mask: PARTS }}
        />
        <HallabongIcon size={22} opacity={0.4} />
        <Text fz="xs" fw={600} ta="right" miw="10.1em">
          다음 한라봉까지 {IS_DRAWING ? PLACES.missing : missing}걸음
        </Text>
      </Group>
    </Stack>
  );
});
