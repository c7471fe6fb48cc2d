import { ActionIcon, Box, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { IconCameraRotate } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { useCamera } from '@/device/camera/useCamera';
import type { CameraProblem } from '@/device/camera/camera';
import { refusedPermissionAdvice } from '@/domain/permission-advice';
import { Drawing } from '@/ui/drawings/Drawing';
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
export const CONTROLS_PX = 132;

/** How wide the pig's ground is; less on a phone that lies on its side. */
const ROUND = 'clamp(72px, 26dvh, 152px)';

/** On a bright picture. */
const SHADOW = { filter: 'drop-shadow(0 0 1px rgb(0 0 0 / 60%))' };

interface ViewfinderProps {
  /** Whether the shutter, or what stands for it, takes the focus when it can be used. */
  takesFocus: boolean;
  /** Called with the photo as a data URL. */
  onPhoto: (photo: string) => void;
  /** What goes on once there is a photo. */
  next: ReactNode;
}

/** The live camera with flip and shutter (2 §2); without a camera the upload of a photo. */
export function Viewfinder({ takesFocus, onPhoto, next }: ViewfinderProps) {
  const { videoRef, mirrored, flip, retry, capture, ...camera } = useCamera();
  const isApp = useDevice().system !== undefined;
  const controls = useRef<HTMLDivElement>(null);
  const { status } = camera;
  /** How wide the live picture is for its height, once that is known. */
  const [ratio, setRatio] = useState<number>();

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
          onResize={({ currentTarget: { videoWidth, videoHeight } }) => setRatio(videoWidth / videoHeight)}
        />
        {status === 'ready' && ratio !== undefined && <Corners ratio={ratio} />}
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
      <Center ref={controls} mih={CONTROLS_PX} px="xs">
        {camera.status === 'failed' ? (
          <PhotoUpload onPhoto={onPhoto} onRetryCamera={retry} next={next} />
        ) : (
          <Group justify="space-around" gap={0} wrap="nowrap" w="100%">
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
              // As wide as what stands on the other side, so that the shutter is in the middle.
              mx={4}
              style={{ order: -1 }}
              onClick={flip}
            >
              <IconCameraRotate />
            </ActionIcon>
            {next}
          </Group>
        )}
      </Center>
    </>
  );
}

/** The corners of what will be in the picture, within what the stage may cut off. */
function Corners({ ratio }: { ratio: number }) {
  const short = Math.min(100 * ratio, 100);
  const [near, length] = [short * 0.1, short * 0.075];
  const [right, bottom] = [100 * ratio - near, 100 - near];
  return (
    <Drawing viewBox={`0 0 ${100 * ratio} 100`} className={styles.picture}>
      <path
        d={[
          `M${near} ${near + length}V${near}h${length}`,
          `M${right - length} ${near}H${right}v${length}`,
          `M${right} ${bottom - length}V${bottom}h${-length}`,
          `M${near + length} ${bottom}H${near}v${-length}`,
        ].join('')}
        stroke="#FFF"
        strokeOpacity=".9"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        style={SHADOW}
      />
    </Drawing>
  );
}
