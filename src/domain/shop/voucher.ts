/** Where a voucher stands: not accepted, then pending, then accepted (2 §4). */
export type VoucherState = 'unaccepted' | 'pending' | 'accepted';

/** The button of the voucher page. */
export interface VoucherButton {
  label: '수령하기' | '처리중' | '수령완료';
  isDisabled: boolean;
}

/**
 * Where a voucher stands (2 §4): accepted for good once it has been seen so, else pending while its acceptance is under
 * way. A failure makes the button available again (2 §8). Nothing leaves accepted, not even a server that says
 * otherwise later, since the call toggles and a second one would undo the first.
 *
 * @param wasAccepted whether the server has ever said so
 */
export function voucherState(wasAccepted: boolean, isSending: boolean): VoucherState {
  if (wasAccepted) return 'accepted';
  return isSending ? 'pending' : 'unaccepted';
}

/** The button in a state: disabled while pending, once accepted, and without an exchange id (2 §2). */
export function voucherButton(state: VoucherState, exchangeId: number | null | undefined): VoucherButton {
  if (state === 'pending') return { label: '처리중', isDisabled: true };
  if (state === 'accepted') return { label: '수령완료', isDisabled: true };
  return { label: '수령하기', isDisabled: typeof exchangeId !== 'number' };
}
