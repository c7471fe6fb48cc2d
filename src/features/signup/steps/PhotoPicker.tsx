import { useId, type Ref } from 'react';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { PigAvatar } from '@/ui/drawings/PigAvatar';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './PhotoPicker.module.css';
import type { ProfilePhoto } from '@/features/signup/useProfilePhoto';

interface PhotoPickerProps {
  /** The chosen picture; empty for the default one. */
  imageUrl: string;
  photo: ProfilePhoto;
  /** Why the server did not take the picture; empty when it did, or was not asked yet. */
  refusal: string;
  /** Of the input. */
  ref: Ref<HTMLInputElement>;
}

/** The profile picture with its preview: a tap chooses another one. */
export function PhotoPicker({ imageUrl, photo, refusal, ref }: PhotoPickerProps) {
  const problemId = useId();
  return (
    <div className={styles.picker}>
      <label className={styles.picture}>
        <ImageWithFallback
          className={styles.image}
          src={imageUrl}
          alt=""
          fallback={<PigAvatar size={112} />}
        />
        <span className={styles.badge} aria-hidden>
          <IconCamera size={20} />
        </span>
        <input
          ref={ref}
          type="file"
          accept="image/*"
          aria-label="사진 변경"
          aria-describedby={problemId}
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Otherwise the same file could not be chosen again.
            currentTarget.value = '';
            if (file) void photo.choose(file);
          }}
        />
      </label>
      {photo.photo && (
        <Button variant="subtle" onClick={photo.remove}>
          기본 이미지로 변경
        </Button>
      )}
      <p id={problemId} className={styles.problem} aria-live="polite">
        {photo.problem || refusal}
      </p>
    </div>
  );
}
