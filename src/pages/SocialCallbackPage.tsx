import { SocialCallback } from '@/features/social-login/SocialCallback';

/** Social login callback (1 §2). */
export function SocialCallbackPage() {
  return <SocialCallback />;
}
