import { ActionIcon, Box, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { useCamera } from '@/device/camera/useCamera';
import type { CameraProblem } from '@/device/camera/camera';
import { refusedPermissionAdvice } from '@/domain/permission-advice';
import { Pig } from '@/ui/drawings/Pig';
import { showToast } from '@/ui/toast/toast';
import { PhotoUpload } from './PhotoUpload';
import styles from './proof.module.css';

const PROBLEM_TEXTS: Readonly<Record<CameraProblem, string>> = {
  denied: '카메라 권한을 허용해주세요.',
  missing: '카메라를 찾을 수 없어요.',
  busy: '다른 앱이 카메라를 사용하고 있어요.',
  other: '카메라를 사용할 수 없어요.',
};

/** The least height of what stands beneath the picture, in CSS pixels: the picture stays where it is. */
export const CONTROLS_PX = 116;

/** How wide the pig's ground is; less on a phone that lies on its side. */
const ROUND = 'clamp(72px, 26dvh, 152px)';

interface ViewfinderProps {
  /** Whether the shutter, or what stands for it, takes the focus when it can be used. */
  takesFocus: boolean;
  /** Called with the photo as a data URL. */
  onPhoto: (photo: string) => void;
}

/** The live camera with flip and shutter (2 §2); without a camera the upload of a photo. */
export function Viewfinder({ takesFocus, onPhoto }: ViewfinderProps) {
  const { videoRef, mirrored, flip, retry, capture, ...camera } = useCamera();
  const isApp = useDevice().system !== undefined;
  const controls = useRef<HTMLDivElement>(null);
  const { status } = camera;

  useEffect(() => {
    // Another control stands there in each status, and a disabled one takes no focus.
    if (takesFocus && status !== 'opening')
      controls.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [takesFocus, status]);

  async function takePhoto() {
    try {
      const photo = await capture();
      if (photo) onPhoto(photo.dataUrl);
    } catch (error) {
      console.warn('No photo was taken:', error);
      showToast('사진을 찍지 못했어요. 다시 시도해주세요.');
    }
  }

  return (
    <>
      <Box className={styles.stage} data-off={status === 'failed' || undefined}>
        <video
          ref={videoRef}
          muted
          playsInline
          aria-label="카메라 화면"
          className={styles.picture}
          data-mirrored={mirrored || undefined}
          hidden={status === 'failed'}
        />
        {status === 'opening' && (
          <Stack component="output" pos="relative" align="center">
            <Loader aria-hidden />
            카메라를 켜는 중…
          </Stack>
        )}
        {camera.status === 'ready' && !camera.hasPreview && (
          <Text pos="relative">촬영을 누르면 카메라가 열려요.</Text>
        )}
        {camera.status === 'failed' && (
          <Stack align="center" gap={6} p="lg" ta="center">
            <Center w={ROUND} h={ROUND} bdrs="50%" bg="var(--peach)" mb="md">
              <Pig pose="sitting" mood="worried" size="87%" />
            </Center>
            <Text role="alert" fz="xl" fw={700} lh={1.4}>
              {PROBLEM_TEXTS[camera.problem]}
            </Text>
            <Text lh={1.5} c="var(--paper-deep)" style={{ whiteSpace: 'pre-line' }}>
              {camera.problem === 'denied' && `${refusedPermissionAdvice(isApp)}\n`}
              갖고 있는 사진으로도 인증할 수 있어요.
            </Text>
          </Stack>
        )}
      </Box>
      <Center ref={controls} mih={CONTROLS_PX} px="md">
        {camera.status === 'failed' ? (
          <PhotoUpload onPhoto={onPhoto} onRetryCamera={retry} />
        ) : (
          <Group justify="space-around" gap={0} wrap="nowrap" w="100%">
            <Box w="var(--target)" />
            <ActionIcon
              data-main
              variant="filled"
              size={76}
              radius="50%"
              aria-label="촬영"
              className={styles.shutter}
              disabled={status !== 'ready'}
              onClick={() => void takePhoto()}
            />
            <ActionIcon
              variant="default"
              aria-label="카메라 전환"
              disabled={status !== 'ready'}
              onClick={flip}
            >
              <IconCameraRotate />
            </ActionIcon>
          </Group>
        )}
      </Center>
    </>
  );
}
