import { useState } from 'react';
import { settings } from '@/settings/settings';
import { useDevice } from '@/device/DeviceContext';
import { SocialSignup } from '@/features/signup/SocialSignup';
import { SocialLoginButton } from '@/features/social-login/SocialLoginButton';
import { getPendingSocial } from '@/session/pending-social';

/** Social signup (1 §2); its guard lets nobody in without a social login that waits for it. */
export function SocialSignupPage() {
  const { storage } = useDevice();
  const [social] = useState(() => getPendingSocial(storage.session));
  return (
    social && (
      <SocialSignup
        social={social}
        socialLogin={
          <SocialLoginButton
            authorizeUrl={settings.socialAuthorizeUrl}
            clientId={settings.socialClientId}
            redirectUri={settings.socialRedirectUri}
          />
        }
      />
    )
  );
}
