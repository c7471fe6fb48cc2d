import { Box, Button, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { titleOf } from '@/domain/brand';
import { paths } from '@/domain/routes/paths';
import { PermissionList } from '@/features/permissions/PermissionList';
import { useAskPermissions } from '@/features/permissions/useAskPermissions';
import { BackBar } from '@/ui/frame/PageHeader';
import { SceneBelow } from '@/ui/drawings/JejuScene';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';

/** Asks for the three optional permissions, then goes on to the choice of registration (1 §2). */
export function PermissionPage() {
  const navigate = useNavigate();
  const { progress, askForAll } = useAskPermissions();
  const [asking, setAsking] = useState(false);
  const isGranted = Object.values(progress).some(({ status }) => status === 'granted');
  useDocumentTitle(titleOf('권한'));

  function goOn() {
    return navigate(paths.registerChoice());
  }

  async function confirm() {
    setAsking(true);
    if (await askForAll()) await goOn();
  }

  return (
    <>
      <BackBar backTo={paths.splash()} />
      <SceneBelow pose="sitting" mood={isGranted ? 'proud' : 'happy'} barHeight={136} from={46}>
        <Box px="lg" pt="xs" pb="xs">
          <Title order={1} maw="15em" mb="lg" fz="1.625rem" fw={800} tabIndex={-1}>
            더 즐거운 여행을 위해 권한을 허용해주세요
          </Title>
          <PermissionList progress={progress} />
        </Box>
      </SceneBelow>
      {/* The bar is higher than what it keeps free. */}
      <Box h={52} aria-hidden />
      <BottomBar isHigh>
        <Stack gap={4}>
          <SubmitButton fullWidth size="lg" type="button" pending={asking} onClick={confirm}>
            확인
          </SubmitButton>
          <Button fullWidth variant="subtle" onClick={() => void goOn()}>
            나중에
          </Button>
        </Stack>
      </BottomBar>
    </>
  );
}
