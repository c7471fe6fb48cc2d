import { Loader, Stack, Text, VisuallyHidden, Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { FailureCause } from '@/domain/failure-cause';
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
  /**
   * What its place already leaves free above it, or needs for something else, in CSS pixels: everywhere else it begins equally
   * far below the bar.
   */
  above?: number;
  /** Whether it follows other content or stands in a sheet, where it takes no more room than it needs. Default false. */
  isCompact?: boolean;
}

/** On a tall screen it stands in the middle of what is left rather than under the bar. */
const BELOW_BAR = 'clamp(48px, (100dvh - 480px) * 0.4, 190px)';

interface StandInProps extends Omit<StateProps, 'drawing'> {
  picture: ReactNode;
  /** Read out at once. Default false. */
  isAlert?: boolean;
}

function StandIn({ picture, text, isAlert = false, action, above = 0, isCompact = false }: StandInProps) {
  return (
    <Stack
      align="center"
      px="lg"
      pt={picture && !isCompact ? `calc(${BELOW_BAR} - ${above}px)` : 24}
      pb={40}
      ta="center"
    >
      {picture}
      <Text role={isAlert ? 'alert' : undefined} fz={picture ? 'lg' : 'md'} fw={600} textWrap="balance">
        {text}
      </Text>
      {action}
    </Stack>
  );
}

const PICTURE = { width: 220, height: 165 };

/** What stands where there is nothing yet. */
export function EmptyState({ drawing: Picture, ...props }: StateProps) {
  return <StandIn picture={Picture && <Picture {...PICTURE} />} {...props} />;
}

interface ErrorStateProps extends Omit<StateProps, 'drawing'> {
  /** Draws the cause. Without it the state is a few lines in a box of its own, such as a map. */
  drawing?: ComponentType<DrawingProps & { cause?: FailureCause }>;
  /** Default `failed`. */
  cause?: FailureCause;
  /** Without it there is nothing to try again. */
  onRetry?: () => unknown;
}

/**
 * What stands where something could not be loaded. 다시 시도 has two forms: under a drawing a pale button, which never
 * competes with the main button that a page keeps, and everywhere else, as in a `FailureAlert`, its words and sign alone.
 */
export function ErrorState({ drawing: Picture, cause, onRetry, action, ...props }: ErrorStateProps) {
  return (
    <StandIn
      isAlert
      picture={Picture && <Picture cause={cause} {...PICTURE} />}
      action={
        <>
          {onRetry && (
            <Button
              variant={Picture ? 'light' : 'subtle'}
              leftSection={<IconRefresh size={18} />}
              onClick={() => void onRetry()}
            >
              다시 시도
            </Button>
          )}
          {action}
        </>
      }
      {...props}
    />
  );
}
