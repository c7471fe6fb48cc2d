/** Where a voucher stands (2 §4). It only ever moves forwards, save that a failed acceptance may be tried again. */
export type VoucherState = 'unaccepted' | 'pending' | 'accepted';

/** `tap`: the button; `succeeded`, `failed`: the answer to it; `loaded`: what the server says of the voucher. */
export type VoucherEvent =
  { type: 'tap' } | { type: 'succeeded' } | { type: 'failed' } | { type: 'loaded'; accepted: boolean };

/** The button of the voucher page. */
export interface VoucherButton {
  label: '수령하기' | '처리중' | '수령완료';
  isDisabled: boolean;
}

const STATE_AFTER = { tap: 'pending', succeeded: 'accepted', failed: 'unaccepted' } as const;

/**
 * Moves a voucher on (2 §4): not accepted, then pending, then accepted, and never back. A failure makes the
 * button available again (2 §8). Nothing leaves accepted, not even a server that says otherwise later, since
 * the call toggles and a second one would undo the first.
 */
export function nextVoucherState(state: VoucherState, event: VoucherEvent): VoucherState {
  if (state === 'accepted') return state;
  if (event.type === 'loaded') return event.accepted ? 'accepted' : state;
  return STATE_AFTER[event.type];
}

/** The button in a state: disabled while pending, once accepted, and without an exchange id (2 §2). */
export function voucherButton(state: VoucherState, exchangeId: number | null | undefined): VoucherButton {
  if (state === 'pending') return { label: '처리중', isDisabled: true };
  if (state === 'accepted') return { label: '수령완료', isDisabled: true };
  return { label: '수령하기', isDisabled: typeof exchangeId !== 'number' };
}
