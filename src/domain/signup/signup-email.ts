const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an email: text without spaces, an at sign, text, a dot and text (1 §5). */
export function isEmailFormat(email: string): boolean {
  return EMAIL.test(email);
}

/** The message for the email when its duplicate check is asked for, or undefined for a good one (1 §5). */
export function signupEmailError(email: string): string | undefined {
  return isEmailFormat(email.trim()) ? undefined : '이메일 형식을 확인해주세요.';
}

/** Whether a verification code may be sent to be confirmed: it must not be empty (1 §5). */
export function isAuthCodeFilled(code: string): boolean {
  return code.trim() !== '';
}
