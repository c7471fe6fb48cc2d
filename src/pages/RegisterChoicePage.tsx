import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/app/paths';
import { settings } from '@/app/settings';
import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { SocialLoginButton } from '@/features/social-login/SocialLoginButton';
import { BackBar } from '@/ui/frame/BackBar';
import { BrandLogo } from '@/ui/drawings/BrandLogo';
import { usePageTitle } from '@/ui/frame/usePageTitle';
import styles from './RegisterChoicePage.module.css';

/** The three ways in: log in, sign up by email, social login (1 §2). */
export function RegisterChoicePage() {
  const { state }: { state: unknown } = useLocation();
  usePageTitle('로그인·가입');
  return (
    <div className={styles.page}>
      <BackBar backTo={paths.permission()} />
      <div className={styles.welcome}>
        <BrandLogo size={148} wordmark={false} />
        <h1 className={styles.heading} tabIndex={-1}>
          {BRAND_NAME}
        </h1>
        <p className={styles.tagline}>{BRAND_TAGLINE}</p>
      </div>
      <div className={styles.options}>
        <SocialLoginButton
          authorizeUrl={settings.socialAuthorizeUrl}
          clientId={settings.socialClientId}
          redirectUri={settings.socialRedirectUri}
        />
        <Button component={Link} to={paths.emailSignup()} state={state} fullWidth size="lg">
          이메일로 가입하기
        </Button>
        <Button component={Link} to={paths.login()} state={state} fullWidth size="lg" variant="default">
          로그인
        </Button>
      </div>
    </div>
  );
}
