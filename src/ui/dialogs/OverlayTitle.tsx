import { type Drawer, Modal, type ModalTitleProps } from '@mantine/core';

interface OverlayTitleProps extends ModalTitleProps {
  /** Default that of a modal. */
  heading?: typeof Modal.Title | typeof Drawer.Title;
  /** Default true. */
  takesFocus?: boolean;
}

/** The heading of an overlay. It takes the focus when the overlay opens, unless a field does. */
export function OverlayTitle({ heading: Title = Modal.Title, takesFocus = true, ...props }: OverlayTitleProps) {
  return <Title tabIndex={-1} {...(takesFocus && { 'data-autofocus': true })} {...props} />;
}
