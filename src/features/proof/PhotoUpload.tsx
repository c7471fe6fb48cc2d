import { Button } from '@mantine/core';
import { IconPhoto, IconRefresh } from '@tabler/icons-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PhotoProblem } from '@/device/photo';
import { imageFileProblemText } from '@/domain/validation/image-file';
import styles from './PhotoUpload.module.css';

interface PhotoUploadProps {
  /** Called with the chosen photo, made fit for sending, as a data URL. */
  onPhoto: (photo: string) => void;
  onRetryCamera: () => void;
}

/** A photo file instead of the camera. */
export function PhotoUpload({ onPhoto, onRetryCamera }: PhotoUploadProps) {
  const { photo } = useDevice();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // The same file can then be chosen again.
    currentTarget.value = '';
    if (!file) return;
    setProblem(null);
    setIsPreparing(true);
    const result = await photo.prepare(file);
    const dataUrl = result.ok ? await photo.toDataUrl(result.photo).catch(() => null) : null;
    setIsPreparing(false);
    if (dataUrl) onPhoto(dataUrl);
    else setProblem(result.ok ? 'unreadable' : result.problem);
  }

  return (
    <div className={styles.upload}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {imageFileProblemText(problem)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onRetryCamera}>
          다시 시도
        </Button>
        <Button
          variant="light"
          data-main
          leftSection={<IconPhoto size={20} />}
          aria-disabled={isPreparing || undefined}
          onClick={() => {
            if (!isPreparing) input.current?.click();
          }}
        >
          {isPreparing ? '처리 중...' : '사진 업로드'}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="사진 업로드"
        onChange={(event) => void handleFile(event)}
      />
    </div>
  );
}
