import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import { Avatar, FileButton, Indicator, UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, type Ref } from 'react';
import { PigAvatar } from '@/ui/drawings/Pig';
import { avatarSources } from '@/ui/picture-sources';

interface PhotoButtonProps {
  /** Address of the picture; without one the default picture is shown. */
  picture: string | null | undefined;
  /** The name of the picture. Default: it is decoration. */
  alt?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** The id of what says why a picture was not taken. */
  'aria-describedby'?: string;
  onChoose: (file: File) => unknown;
}

const SIZE = 112;
/** A white ring around the picture; the camera stands on it. */
const RING = { border: '4px solid var(--surface)', boxShadow: 'var(--mantine-shadow-sm)' };
const CAMERA = { indicator: { borderWidth: 3, boxShadow: 'var(--mantine-shadow-sm)' } };

/** A profile picture with a camera at its edge, beside the face: a tap chooses another one. */
export function PhotoButton({ picture, alt = '', onChoose, ...props }: PhotoButtonProps) {
  const forgetFile = useRef<() => void>(null);

  function choose(file: File | null) {
    // Otherwise the same file could not be chosen again.
    forgetFile.current?.();
    if (file) onChoose(file);
  }

  return (
    <FileButton accept="image/*" resetRef={forgetFile} onChange={choose}>
      {({ onClick }) => (
        <UnstyledButton aria-label="사진 변경" style={{ borderRadius: '50%' }} onClick={onClick} {...props}>
          <Indicator
            label={<IconCamera size={20} color="var(--hallabong-deep)" />}
            position="bottom-end"
            offset={8}
            size={38}
            color="var(--surface)"
            withBorder
            styles={CAMERA}
          >
            <Avatar {...avatarSources(picture, SIZE)} alt={alt} size={SIZE} style={RING}>
              <PigAvatar size={SIZE} aria-label={alt || undefined} />
            </Avatar>
          </Indicator>
        </UnstyledButton>
      )}
    </FileButton>
  );
}
