import { Anchor, Box, Center, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { LoginForm } from '@/features/auth/LoginForm';
import { useLogIn } from '@/features/auth/useLogIn';
import { PageHeader } from '@/ui/frame/PageHeader';

/** Log in with email and password (1 §2). */
export function LoginPage() {
  const { logIn, isLoggingIn } = useLogIn();
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      <PageHeader title="로그인" backTo={paths.registerChoice()} backState={state} />
      <Box px="lg" pt="sm" pb="calc(24px + var(--safe-bottom))">
        <Stack align="center" gap="xs" mb="lg">
          <img
            src="/favicon.svg"
            alt=""
            width={104}
            height={107}
            style={{ width: 'clamp(104px, 17dvh, 152px)', height: 'auto' }}
          />
          {state !== null && <Text c="dimmed">로그인이 필요해요.</Text>}
        </Stack>
        <LoginForm onSubmit={logIn} pending={isLoggingIn} />
        <Center mt="sm">
          <Anchor
            component={Link}
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
    </>
  );
}
