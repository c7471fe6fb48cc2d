import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import { Avatar, Button, FileButton, Indicator, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId, useRef, type Ref } from 'react';
import { PigAvatar } from '@/ui/drawings/Pig';
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
  const forgetFile = useRef<() => void>(null);

  function choose(file: File | null) {
    // Otherwise the same file could not be chosen again.
    forgetFile.current?.();
    if (file) void photo.choose(file);
  }

  return (
    <Stack align="center" gap={4}>
      <FileButton accept="image/*" resetRef={forgetFile} onChange={choose}>
        {({ onClick }) => (
          <UnstyledButton
            ref={ref}
            aria-label="사진 변경"
            aria-describedby={problemId}
            style={{ borderRadius: '50%' }}
            onClick={onClick}
          >
            <Indicator
              label={<IconCamera size={20} color="var(--on-hallabong)" />}
              position="bottom-end"
              offset={17}
              size={38}
              withBorder
            >
              <Avatar src={imageUrl || null} size={112} alt="">
                <PigAvatar size={112} />
              </Avatar>
            </Indicator>
          </UnstyledButton>
        )}
      </FileButton>
      {photo.photo && (
        <Button variant="subtle" onClick={photo.remove}>
          기본 이미지로 변경
        </Button>
      )}
      <Text id={problemId} size="sm" c="var(--error)" aria-live="polite">
        {photo.problem || refusal}
      </Text>
    </Stack>
  );
}
