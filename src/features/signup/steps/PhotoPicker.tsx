import { Button, Stack, Text } from '@mantine/core';
import { useId, type Ref } from 'react';
import { PhotoButton } from '@/ui/fields/PhotoButton';
import type { ProfilePhoto } from '@/features/signup/useProfilePhoto';

interface PhotoPickerProps {
  /** The chosen picture; empty for the default one. */
  imageUrl: string;
  photo: ProfilePhoto;
  /** Why the server did not take the picture; empty when it did, or was not asked yet. */
  refusal: string;
  /** Of the button. */
  ref: Ref<HTMLButtonElement>;
}

/** The profile picture with its preview: a tap chooses another one. */
export function PhotoPicker({ imageUrl, photo, refusal, ref }: PhotoPickerProps) {
  const problemId = useId();
  const problem = photo.problem || refusal;

  return (
    <Stack align="center" gap={4}>
      <PhotoButton
        ref={ref}
        aria-describedby={problemId}
        picture={photo.photo ? imageUrl : ''}
        onChoose={(file) => void photo.choose(file)}
      />
      {photo.photo && (
        <Button variant="subtle" onClick={photo.remove}>
          기본 이미지로 변경
        </Button>
      )}
      {/* Clear of the camera, which reaches below its picture. */}
      <Text id={problemId} pt={problem ? 'xs' : 0} size="sm" c="var(--error)" aria-live="polite">
        {problem}
      </Text>
    </Stack>
  );
}
