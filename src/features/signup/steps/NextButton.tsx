import type { ReactNode } from 'react';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';

interface NextButtonProps {
  enabled: boolean;
  pending?: boolean;
  /** Without it the button submits the form around it. */
  onClick?: () => unknown;
  /** Default 다음. */
  children?: ReactNode;
}

/** A step's main button at the bottom of the screen. */
export function NextButton({ enabled, pending, onClick, children = '다음' }: NextButtonProps) {
  return (
    <BottomBar>
      <SubmitButton
        type={onClick ? 'button' : 'submit'}
        size="lg"
        fullWidth
        disabled={!enabled && !pending}
        pending={pending}
        onClick={onClick}
      >
        {children}
      </SubmitButton>
    </BottomBar>
  );
}
