import { Anchor, Box, Center, Stack, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BRAND_NAME } from '@/domain/brand';
import { paths } from '@/domain/routes/paths';
import { LoginForm } from '@/features/auth/LoginForm';
import { useLogIn } from '@/features/auth/useLogIn';
import { SceneBelow } from '@/ui/drawings/JejuScene';
import { Wordmark } from '@/ui/drawings/Wordmark';
import { PageHeader } from '@/ui/frame/PageHeader';

/** Log in with email and password (1 §2). The pig sets out with whoever logs in, and worries about a wrong password. */
export function LoginPage() {
  const { logIn, isLoggingIn } = useLogIn();
  const [isRefused, setRefused] = useState(false);
  const { state }: { state: unknown } = useLocation();

  const handleSubmit: ComponentProps<typeof LoginForm>['onSubmit'] = async (credentials) => {
    setRefused(false);
    const problem = await logIn(credentials);
    setRefused(problem !== undefined);
    return problem;
  };

  return (
    <>
      <PageHeader title="로그인" backTo={paths.registerChoice()} backState={state} />
      <SceneBelow pose={isLoggingIn ? 'walking' : 'sitting'} mood={isRefused ? 'worried' : 'happy'} from={42}>
        <Box px="lg" pb="sm">
          <Stack align="center" gap="xs" py="clamp(8px, (100dvh - 620px) * 0.14, 36px)">
            <Wordmark size={164} aria-label={BRAND_NAME} />
            {state !== null && <Text c="dimmed">로그인이 필요해요.</Text>}
          </Stack>
          <LoginForm onSubmit={handleSubmit} pending={isLoggingIn} />
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
      </SceneBelow>
    </>
  );
}
