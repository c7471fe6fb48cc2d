import { Loader, Stack, Text, VisuallyHidden, Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { IconRefresh } from '@tabler/icons-react';

interface LoadingStateProps {
  text: string;
  /** Skeletons to show instead of the text, which is then only read out. */
  children?: ReactNode;
  /** Above and below, in CSS pixels. Default 40. */
  py?: number;
}

/** Says that something is loading. */
export function LoadingState({ text, children, py = 40 }: LoadingStateProps) {
  if (children) {
    return (
      <>
        <VisuallyHidden component="output">{text}</VisuallyHidden>
        {children}
      </>
    );
  }
  return (
    <Stack component="output" align="center" gap={14} px="lg" py={py}>
      <Loader aria-hidden />
      <Text c="dimmed" component="span">
        {text}
      </Text>
    </Stack>
  );
}

interface StateProps {
  /** Without it the state is a few lines in a box of its own, such as a map. */
  drawing?: ComponentType<DrawingProps>;
  text: string;
  /** A way on, such as a button. */
  action?: ReactNode;
  /** What its place already leaves free above it, in CSS pixels: everywhere it begins equally far below the bar. */
  above?: number;
}

const BELOW_BAR_PX = 48;

interface StandInProps extends Pick<StateProps, 'drawing' | 'above'> {
  children: ReactNode;
}

function StandIn({ drawing: Picture, above = 0, children }: StandInProps) {
  return (
    <Stack align="center" px="lg" pt={Picture ? BELOW_BAR_PX - above : 24} pb={40} ta="center">
      {Picture && <Picture width={200} height={150} />}
      {children}
    </Stack>
  );
}

/** What stands where there is nothing yet. */
export function EmptyState({ text, action, ...props }: StateProps) {
  return (
    <StandIn {...props}>
      <Text c="dimmed" textWrap="balance">
        {text}
      </Text>
      {action}
    </StandIn>
  );
}

interface ErrorStateProps extends StateProps {
  /** Without it there is nothing to try again. */
  onRetry?: () => unknown;
}

/** What stands where something could not be loaded. */
export function ErrorState({ text, onRetry, action, ...props }: ErrorStateProps) {
  return (
    <StandIn {...props}>
      <Text role="alert" textWrap="balance">
        {text}
      </Text>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void onRetry()}>
          다시 시도
        </Button>
      )}
      {action}
    </StandIn>
  );
}
