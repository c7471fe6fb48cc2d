import type { ReactNode } from 'react';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import styles from './FieldAction.module.css';

interface FieldActionProps {
  /** Whether there is something to do; otherwise it keeps the focus and says that it is disabled. */
  enabled: boolean;
  pending: boolean;
  children: ReactNode;
}

/** The button beside a field, such as 중복확인; it submits the field's form. */
export function FieldAction({ enabled, pending, children }: FieldActionProps) {
  const isIdle = !enabled && !pending;
  return (
    <SubmitButton
      variant="light"
      pending={pending}
      classNames={{ root: styles.action }}
      {...(isIdle && { 'aria-disabled': true, 'data-disabled': true })}
    >
      {children}
    </SubmitButton>
  );
}
