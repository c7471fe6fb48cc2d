import { ActionIcon, Box, Center, Loader, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCamera } from '@/device/camera/useCamera';
import type { CameraProblem } from '@/device/camera/camera';
import { PermissionCamera } from '@/ui/drawings/permission-drawings';
import { showToast } from '@/ui/toast/toast';
import { PhotoUpload } from './PhotoUpload';
import styles from './proof.module.css';

const PROBLEM_TEXTS: Readonly<Record<CameraProblem, string>> = {
  denied: '카메라 권한을 허용해주세요.',
  missing: '카메라를 찾을 수 없어요.',
  busy: '다른 앱이 카메라를 사용하고 있어요.',
  other: '카메라를 사용할 수 없어요.',
};

interface ViewfinderProps {
  /** Whether the shutter, or what stands for it, takes the focus when it can be used. */
  takesFocus: boolean;
  /** Called with the photo as a data URL. */
  onPhoto: (photo: string) => void;
}

/** The live camera with flip and shutter (2 §2); without a camera the upload of a photo. */
export function Viewfinder({ takesFocus, onPhoto }: ViewfinderProps) {
  const { videoRef, mirrored, flip, retry, capture, ...camera } = useCamera();
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
      <Box bg={status === 'failed' ? 'var(--peach)' : 'var(--basalt)'} className={styles.stage}>
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
          <Stack component="output" pos="relative" align="center" c="white">
            <Loader aria-hidden />
            카메라를 켜는 중…
          </Stack>
        )}
        {camera.status === 'ready' && !camera.hasPreview && (
          <Text pos="relative" c="white">
            촬영을 누르면 카메라가 열려요.
          </Text>
        )}
        {camera.status === 'failed' && (
          <Stack align="center" gap="xs" p="lg" ta="center" c="var(--on-peach)">
            <PermissionCamera size={112} />
            <Text role="alert" fz="lg" fw={700} lh={1.45} mt="xs">
              {PROBLEM_TEXTS[camera.problem]}
            </Text>
            <Text lh={1.5} textWrap="balance">
              갖고 있는 사진으로도 인증할 수 있어요.
            </Text>
          </Stack>
        )}
      </Box>
      <Center ref={controls} mih={88}>
        {camera.status === 'failed' ? (
          <PhotoUpload onPhoto={onPhoto} onRetryCamera={retry} />
        ) : (
          <SimpleGrid cols={3} w="100%" style={{ placeItems: 'center' }}>
            <span />
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
          </SimpleGrid>
        )}
      </Center>
    </>
  );
}
