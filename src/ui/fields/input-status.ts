/** How a form input looks (1 §2): the `active` ones hold a value. */
export type InputStatus = 'disabled' | 'inactive' | 'active' | 'focus' | 'activeFocus';

/** What its validation says (1 §2). */
export type InputTone = 'normal' | 'positive' | 'negative';

/** The status of an input (1 §2): disabled wins, then whether it holds a value and whether it has the focus. */
export function toInputStatus(input: { disabled: boolean; filled: boolean; focused: boolean }): InputStatus {
  if (input.disabled) return 'disabled';
  if (input.focused) return input.filled ? 'activeFocus' : 'focus';
  return input.filled ? 'active' : 'inactive';
}
