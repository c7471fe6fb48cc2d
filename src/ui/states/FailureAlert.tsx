import { Button, Group, Paper, type PaperProps } from '@mantine/core';
import { IconAlertSquareRounded, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FailureAlertProps extends PaperProps {
  children: ReactNode;
  /** `status` where it can wait, `presentation` where a part of it or what stands around it is read out. Default `alert`. */
  role?: 'alert' | 'status' | 'presentation';
  /** Without it there is nothing to try again. */
  onRetry?: () => unknown;
  /** Default false. */
  isRetrying?: boolean;
}

/** A failure that is of no field, read out at once. What tries again stands beside it, or beneath where there is no room. */
export function FailureAlert({
  children,
  role = 'alert',
  onRetry,
  isRetrying = false,
  ...props
}: FailureAlertProps) {
  return (
    <Paper
      role={role}
      radius="md"
      px="sm"
      py={onRetry ? 0 : 'sm'}
      c="var(--error)"
      bg="var(--error-pale)"
      {...props}
    >
      <Group gap={10} wrap="nowrap" align="flex-start" fz="0.9375rem" fw={600} lh={1.45}>
        <IconAlertSquareRounded size={20} style={{ flex: 'none', marginTop: onRetry ? 12 : 1 }} />
        <Group flex={1} gap="0 8px" justify="space-between" align="flex-start">
          <div style={{ padding: onRetry ? '11px 0 1px' : 0, textWrap: 'balance' }}>{children}</div>
          {onRetry && (
            <Button
              variant="transparent"
              size="compact-md"
              px={4}
              ms={-4}
              fz="inherit"
              c="var(--hallabong-deep)"
              leftSection={<IconRefresh size={18} />}
              // It keeps the focus while it waits.
              aria-disabled={isRetrying}
              data-pending={isRetrying || undefined}
              onClick={() => {
                if (!isRetrying) void onRetry();
              }}
            >
              다시 시도
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
