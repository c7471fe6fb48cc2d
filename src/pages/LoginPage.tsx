import { Anchor, Box, Center, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND_NAME, BRAND_TAGLINE, IS_NAME_LETTERED } from '@/domain/brand';
import { paths } from '@/domain/routes/paths';
import { LoginForm } from '@/features/auth/LoginForm';
import { useLogIn } from '@/features/auth/useLogIn';
import { WayLink } from '@/session/WayLink';
import { PageHeader } from '@/ui/frame/PageHeader';

/** Log in with email and password (1 §2). The pig worries about what is wrong in its fields. */
export function LoginPage() {
  const { logIn, isLoggingIn } = useLogIn();
  const [isWrong, setWrong] = useState(false);
  const { state }: { state: unknown } = useLocation();

  return (
    <>
      <PageHeader title="로그인" backTo={paths.registerChoice()} backState={state} />
      <Stack gap={0} mih="var(--below-header)">
        <Box px="lg" pb="sm">
          <Stack gap={4} py="clamp(8px, (100dvh - 620px) * 0.14, 32px)">
            {IS_NAME_LETTERED ? (
              // A file, as is the pig.
              <img src="/wordmark.svg" alt={BRAND_NAME} width={122} height={48} />
            ) : (
              <Text fz="1.75rem" lh="48px" fw={800} c="var(--hallabong-deep)">
                {BRAND_NAME}
              </Text>
            )}
            <Text c="dimmed">{state === null ? BRAND_TAGLINE : '로그인이 필요해요.'}</Text>
          </Stack>
          <LoginForm onSubmit={logIn} pending={isLoggingIn} onJudged={setWrong} />
          <Center mt="sm">
            <Anchor
              component={WayLink}
              to={paths.emailSignup()}
              state={state}
              px="md"
              c="var(--hallabong-deep)"
              fw={600}
            >
              이메일로 가입하기
            </Anchor>
          </Center>
        </Box>
        {/* A file: drawn by the page, the pig would weigh more than the form. Not over a keyboard. */}
        <Box
          component="img"
          src={isWrong ? '/pig-worried-at-the-foot.svg' : '/pig-at-the-foot.svg'}
          alt=""
          display="block"
          mt="auto"
          flex="none"
          w="100%"
          h="clamp(0px, (100dvh - 42rem) * 99, clamp(148px, 36dvh - 118px, 212px))"
          style={{ objectFit: 'cover', objectPosition: 'bottom' }}
        />
      </Stack>
    </>
  );
}
