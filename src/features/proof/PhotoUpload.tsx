import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPhoto, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PhotoProblem } from '@/device/photo/photo';
import { imageFileProblemText } from '@/domain/pictures/image-file';

interface PhotoUploadProps {
  /** Called with the chosen photo, made fit for sending, as a data URL. */
  onPhoto: (photo: string) => void;
  onRetryCamera: () => void;
  /** What goes on once there is a photo. */
  next: ReactNode;
}

/** A photo file instead of the camera. */
export function PhotoUpload({ onPhoto, onRetryCamera, next }: PhotoUploadProps) {
  const { photo } = useDevice();
  const forgetFile = useRef<() => void>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);

  async function handleFile(file: File | null) {
    if (!file) return;
    // The same file can then be chosen again.
    forgetFile.current?.();
    setProblem(null);
    setIsPreparing(true);
    const result = await photo.prepare(file);
    const dataUrl = result.ok ? await photo.toDataUrl(result.photo).catch(() => null) : null;
    setIsPreparing(false);
    if (dataUrl) onPhoto(dataUrl);
    else setProblem(result.ok ? 'unreadable' : result.problem);
  }

  return (
    <Stack gap={4} w="100%" px={12} pb="md">
      {problem && (
        <Text role="alert" c="var(--error-on-night)" fw={600} lh={1.45} ta="center">
          {imageFileProblemText(problem)}
        </Text>
      )}
      {/* Their words stand on the edges of the button beneath. */}
      <Group justify="space-between" gap="xs" mx={-11}>
        <Button variant="transparent" px="sm" leftSection={<IconRefresh size={18} />} onClick={onRetryCamera}>
          다시 시도
        </Button>
        {next}
      </Group>
      <FileButton
        accept="image/*"
        resetRef={forgetFile}
        disabled={isPreparing}
        inputProps={{ 'aria-label': '사진 업로드' }}
        onChange={(file) => void handleFile(file)}
      >
        {(props) => (
          <Button
            {...props}
            size="lg"
            data-main
            leftSection={<IconPhoto size={20} />}
            aria-disabled={isPreparing || undefined}
          >
            {isPreparing ? '처리 중...' : '사진 업로드'}
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}
