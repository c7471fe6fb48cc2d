import { expect, it } from 'vitest';
import { toInputStatus } from './TextField';

it.each([
  [{ disabled: false, filled: false, focused: false }, 'inactive'],
  [{ disabled: false, filled: true, focused: false }, 'active'],
  [{ disabled: false, filled: false, focused: true }, 'focus'],
  [{ disabled: false, filled: true, focused: true }, 'activeFocus'],
  [{ disabled: true, filled: true, focused: true }, 'disabled'],
])('an input with %o is %s', (input, status) => {
  expect(toInputStatus(input)).toBe(status);
});
