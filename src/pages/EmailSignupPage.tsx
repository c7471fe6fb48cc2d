import { EmailSignup } from '@/features/signup/EmailSignup';

/** Email signup (1 §2). */
export function EmailSignupPage() {
  return <EmailSignup />;
}
