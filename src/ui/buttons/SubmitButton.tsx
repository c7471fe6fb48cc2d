import { Button, Loader, type ButtonProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useSingleFlight } from './useSingleFlight';

interface SubmitButtonProps extends ButtonProps {
  /** While true the button shows that it works and takes no taps; unlike a disabled one it keeps the focus. */
  pending?: boolean;
  /** What it says meanwhile. Default: its own text. */
  pendingText?: string;
  type?: 'submit' | 'button';
  /** The id of the form that it submits, when it stands outside of it. */
  form?: string;
  /** What a tap does; further taps wait until the promise that it returns has settled. */
  onClick?: () => unknown;
  children: ReactNode;
}

/** The button that took the latest tap. */
let lastTapped: object | undefined;

/** A button that starts something which must not happen twice. */
export function SubmitButton({
  pending = false,
  pendingText,
  type = 'submit',
  onClick,
  children,
  ...props
}: SubmitButtonProps) {
  const tap = useSingleFlight(onClick ?? (() => undefined));
  const self = useRef({});

  function handleClick(event: MouseEvent) {
    // The second half of a double tap was meant for the button that stood here before.
    const isMeantForAnother = event.detail > 1 && lastTapped !== self.current;
    lastTapped = self.current;
    if (pending || isMeantForAnother || !tap()) event.preventDefault();
  }

  return (
    <Button
      type={type}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={handleClick}
      {...props}
      {...(pending && { leftSection: <Loader type="oval" size={18} color="currentColor" aria-hidden /> })}
    >
      {pending && pendingText ? pendingText : children}
    </Button>
  );
}
