import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { settings } from '@/settings/settings';
import { BRAND_NAME, BRAND_TAGLINE, titleOf } from '@/domain/brand';
import { SocialLoginButton } from '@/features/social-login/SocialLoginButton';
import { WayLink } from '@/session/WayLink';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { Wordmark } from '@/ui/drawings/Wordmark';
import { BackBar } from '@/ui/frame/PageHeader';
import { useRootMark } from '@/ui/frame/root-mark';

/** The three ways in, in the scene of the welcome: log in, sign up by email, social login (1 §2). */
export function RegisterChoicePage() {
  const { state }: { state: unknown } = useLocation();
  useRootMark('data-low-toasts');
  useDocumentTitle(titleOf('로그인·가입'));
  return (
    <Stack h="100dvh" mih={560} gap={0} bg="linear-gradient(var(--peach) 20%, #ffd3a6 60%)">
      <BackBar backTo={paths.permission()} />
      <Stack
        flex="1 0 auto"
        align="center"
        justify="center"
        gap="xs"
        px="lg"
        mt={-12}
        pb={16}
        ta="center"
        pos="relative"
        style={{ zIndex: 1 }}
      >
        <Title order={1} lh={0} tabIndex={-1}>
          <Wordmark size={196} aria-label={BRAND_NAME} />
        </Title>
        <Text fz="lg" fw={700} c="var(--on-peach)" textWrap="balance">
          {BRAND_TAGLINE}
        </Text>
      </Stack>
      <Box
        component={WelcomeScene}
        hasLowSky
        flex="0 1 calc(min(100vw, var(--column)) * 400 / 360)"
        h={0}
        mih={180}
        // The sky goes on above the scene, behind the name.
        style={{ overflow: 'visible' }}
      />
      <Stack gap="sm" px="lg" pt="xs" pb="calc(20px + var(--safe-bottom))" bg="var(--paper)" pos="relative">
        <SocialLoginButton
          authorizeUrl={settings.socialAuthorizeUrl}
          clientId={settings.socialClientId}
          redirectUri={settings.socialRedirectUri}
        />
        <Button
          component={WayLink}
          to={paths.emailSignup()}
          state={state}
          fullWidth
          size="lg"
          variant="default"
        >
          이메일로 가입하기
        </Button>
        <Button component={WayLink} to={paths.login()} state={state} fullWidth variant="subtle">
          로그인
        </Button>
      </Stack>
    </Stack>
  );
}
