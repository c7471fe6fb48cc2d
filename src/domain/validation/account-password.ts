import type { FieldFeedback } from '../field-feedback.ts';
import { isNewPasswordConfirmed, newPasswordFeedback, passwordConfirmFeedback } from './signup-password.ts';

export interface AccountPasswordCheck {
  password: FieldFeedback;
  confirm: FieldFeedback;
  /** Whether 수정하기 may send it. */
  isReady: boolean;
}

/**
 * Checks the password screen of the account (2 §5): the rules of signup, of which the first message is shown; the
 * confirmation must be the same; an empty field has no message.
 */
export function checkAccountPassword(password: string, confirm: string): AccountPasswordCheck {
  return {
    password: newPasswordFeedback(password),
    confirm: passwordConfirmFeedback(password, confirm),
    isReady: isNewPasswordConfirmed(password, confirm),
  };
}
