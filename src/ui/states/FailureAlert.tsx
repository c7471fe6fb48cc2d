import '@mantine/core/styles/Alert.layer.css';
import { Alert, type AlertProps } from '@mantine/core';

const MESSAGE = { message: { color: 'inherit', fontSize: 'inherit' } };

/** A failure that is of no field, read out at once. */
export function FailureAlert(props: AlertProps) {
  return <Alert p="sm" fw={600} c="var(--error)" bg="var(--error-pale)" styles={MESSAGE} {...props} />;
}
