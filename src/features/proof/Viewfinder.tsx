import { ActionIcon } from '@mantine/core';
import { IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCamera } from '@/device/useCamera';
import type { CameraProblem } from '@/device/camera';
import { PermissionCamera } from '@/ui/drawings/PermissionCamera';
import { LoadingState } from '@/ui/states/LoadingState';
import { showToast } from '@/ui/toast/toast';
import { PhotoUpload } from './PhotoUpload';
import proofStyles from './ProofDialog.module.css';
import styles from './Viewfinder.module.css';

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
      const { dataUrl } = await capture();
      onPhoto(dataUrl);
    } catch (error) {
      console.warn('No photo was taken:', error);
      showToast('사진을 찍지 못했어요. 다시 시도해주세요.');
    }
  }

  return (
    <>
      <div className={status === 'failed' ? `${proofStyles.stage} ${styles.failed}` : proofStyles.stage}>
        <video
          ref={videoRef}
          muted
          playsInline
          aria-label="카메라 화면"
          className={styles.video}
          data-mirrored={mirrored || undefined}
          hidden={status === 'failed'}
        />
        {status === 'opening' && (
          <div className={styles.opening}>
            <LoadingState text="카메라를 켜는 중…" />
          </div>
        )}
        {camera.status === 'failed' && (
          <div className={styles.problem}>
            <PermissionCamera size={112} />
            <p role="alert" className={styles.text}>
              {PROBLEM_TEXTS[camera.problem]}
            </p>
            <p className={styles.hint}>갖고 있는 사진으로도 인증할 수 있어요.</p>
          </div>
        )}
      </div>
      <div ref={controls} className={proofStyles.controls}>
        {camera.status === 'failed' ? (
          <PhotoUpload onPhoto={onPhoto} onRetryCamera={retry} />
        ) : (
          <div className={styles.row}>
            <span />
            <button
              type="button"
              data-main
              aria-label="촬영"
              className={styles.shutter}
              disabled={status !== 'ready'}
              onClick={() => void takePhoto()}
            />
            <ActionIcon
              aria-label="카메라 전환"
              className={styles.flip}
              disabled={status !== 'ready'}
              onClick={flip}
            >
              <IconCameraRotate />
            </ActionIcon>
          </div>
        )}
      </div>
    </>
  );
}
