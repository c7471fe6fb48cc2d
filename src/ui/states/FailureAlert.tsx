import '@mantine/core/styles/Alert.layer.css';
import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertSquareRounded } from '@tabler/icons-react';

const LOOKS = {
  wrapper: { alignItems: 'center' },
  icon: { color: 'inherit', margin: '0 10px 0 0' },
  message: { color: 'inherit', fontSize: 'inherit', textWrap: 'balance' },
};

/** A failure that is of no field, read out at once. */
export function FailureAlert(props: AlertProps) {
  return (
    <Alert
      p="sm"
      fw={600}
      c="var(--error)"
      bg="var(--error-pale)"
      icon={<IconAlertSquareRounded size={20} />}
      styles={LOOKS}
      {...props}
    />
  );
}
