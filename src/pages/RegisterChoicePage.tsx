import { Button, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/app/paths';
import { settings } from '@/app/settings';
import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { SocialLoginButton } from '@/features/social-login/SocialLoginButton';
import { BackBar } from '@/ui/frame/PageHeader';
import { BrandLogo } from '@/ui/drawings/BrandLogo';
import { usePageTitle } from '@/ui/frame/usePageTitle';
import styles from './RegisterChoicePage.module.css';

/** The three ways in: log in, sign up by email, social login (1 §2). */
export function RegisterChoicePage() {
  const { state }: { state: unknown } = useLocation();
  usePageTitle('로그인·가입');
  return (
    <Stack mih="100dvh" gap={0}>
      <BackBar backTo={paths.permission()} />
      <Stack flex={1} align="center" justify="center" gap={4} px="lg" pt="xs" pb={32} ta="center">
        <BrandLogo size={148} wordmark={false} />
        <Title order={1} mt="xs" fz="2.25rem" fw={800} c="var(--hallabong-deep)" tabIndex={-1}>
          {BRAND_NAME}
        </Title>
        <Text fz="lg" c="dimmed" textWrap="balance">
          {BRAND_TAGLINE}
        </Text>
      </Stack>
      <Stack gap="sm" px="lg" pb="calc(28px + var(--safe-bottom))" className={styles.options}>
        <SocialLoginButton
          authorizeUrl={settings.socialAuthorizeUrl}
          clientId={settings.socialClientId}
          redirectUri={settings.socialRedirectUri}
        />
        <Button component={Link} to={paths.emailSignup()} state={state} fullWidth size="lg" variant="default">
          이메일로 가입하기
        </Button>
        <Button component={Link} to={paths.login()} state={state} fullWidth size="lg" variant="subtle">
          로그인
        </Button>
      </Stack>
    </Stack>
  );
}
