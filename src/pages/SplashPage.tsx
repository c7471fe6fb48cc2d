import { Box, Button, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { Wordmark } from '@/ui/drawings/Wordmark';

/** From the top of the page to the horizon of the scene, as index.html paints it. */
const SKY = 'linear-gradient(var(--peach) 20%, #ffd3a6 60%)';

/** The welcome screen (1 §2). */
export function SplashPage() {
  const navigate = useNavigate();
  useDocumentTitle(BRAND_NAME);
  return (
    <Stack h="100dvh" mih={500} gap={0} bg={SKY}>
      <Stack
        flex="1 0 auto"
        align="center"
        justify="center"
        gap={10}
        px="lg"
        pt="calc(24px + var(--safe-top))"
        pb="xs"
      >
        <Wordmark size={236} aria-label={BRAND_NAME} />
        <Title order={1} fz="1.25rem" lh={1.4} c="var(--on-peach)" ta="center" tabIndex={-1}>
          {BRAND_TAGLINE}
        </Title>
      </Stack>
      <Box component={WelcomeScene} flex="0 1 calc(min(100vw, var(--column)) * 520 / 360)" mih={180} />
      <Box px="lg" pt="xs" pb="calc(24px + var(--safe-bottom))" bg="var(--paper)">
        <Button fullWidth size="lg" onClick={() => void navigate(paths.permission())}>
          시작하기
        </Button>
      </Box>
    </Stack>
  );
}
