import { Modal, type ModalTitleProps } from '@mantine/core';

/** The heading of an overlay. It takes the focus when the overlay opens, unless a field does. */
export function OverlayTitle({ takesFocus = true, ...props }: ModalTitleProps & { takesFocus?: boolean }) {
  return <Modal.Title tabIndex={-1} {...(takesFocus && { 'data-autofocus': true })} {...props} />;
}
