import '@mantine/core/styles/ThemeIcon.layer.css';
import {
  Box,
  Center,
  FileButton,
  Image,
  SimpleGrid,
  Skeleton,
  Text,
  ThemeIcon,
  UnstyledButton,
} from '@mantine/core';
import { IconCamera, IconMountain, IconX } from '@tabler/icons-react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { SPOT_IMAGES_MAX } from '@/domain/limits';
import { spotImageCounter } from '@/domain/community/spot-form';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { LoadingState } from '@/ui/states/states';
import type { SpotPhoto } from './spot-photo';
import styles from './spot-write.module.css';

interface PhotoStripProps {
  photos: readonly SpotPhoto[];
  /** Chosen files are being made fit for sending. */
  isPreparing: boolean;
  /** Why files were not taken. */
  problems: readonly string[];
  onChoose: (files: readonly File[]) => void;
  onRemove: (photo: SpotPhoto) => void;
}

const FREE_PLACES = Array.from({ length: SPOT_IMAGES_MAX }, (_, index) => index);

/** The pictures of a new spot, up to 3 (1 §2): a tap on one removes it. */
export const PhotoStrip = memo(function PhotoStrip({
  photos,
  isPreparing,
  problems,
  onChoose,
  onRemove,
}: PhotoStripProps) {
  const forgetFiles = useRef<() => void>(null);
  const strip = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  const counter = spotImageCounter(photos.length);

  useLayoutEffect(() => {
    const index = removedIndex.current;
    if (index === undefined) return;
    removedIndex.current = undefined;
    // The button that had the focus is gone; the first one adds pictures.
    const [add, ...removals] = strip.current?.querySelectorAll('button') ?? [];
    (removals[index] ?? removals.at(-1) ?? add)?.focus();
  });

  function handleFiles(files: File[]) {
    // The same file can then be chosen again.
    forgetFiles.current?.();
    if (files.length > 0) onChoose(files);
  }

  function remove(index: number, photo: SpotPhoto) {
    removedIndex.current = index;
    onRemove(photo);
  }

  return (
    <Box ref={strip}>
      {/* Three pictures and the button in one row, also at 320 px. */}
      <SimpleGrid
        component="ul"
        cols={4}
        spacing="sm"
        maw={420}
        p="sm"
        bg="var(--surface)"
        bdrs="lg"
        aria-label="사진"
      >
        <li>
          <FileButton
            accept="image/*"
            multiple
            resetRef={forgetFiles}
            inputProps={{ 'aria-label': '사진 추가' }}
            onChange={handleFiles}
          >
            {({ onClick }) => (
              <UnstyledButton
                fz="sm"
                fw={600}
                className={styles.add}
                aria-label={`사진 추가 ${counter}`}
                disabled={isPreparing || photos.length >= SPOT_IMAGES_MAX}
                onClick={onClick}
              >
                <IconCamera size={28} />
                <Text span inherit>
                  {counter}
                </Text>
              </UnstyledButton>
            )}
          </FileButton>
        </li>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <UnstyledButton
              bg="var(--paper-deep)"
              className={styles.photo}
              aria-label="사진 삭제"
              onClick={() => remove(index, photo)}
            >
              <Preview file={photo.file} />
              <ThemeIcon
                pos="absolute"
                top={-8}
                right={-8}
                size={26}
                radius="50%"
                color="var(--basalt)"
                bd="2px solid var(--paper)"
              >
                <IconX size={16} strokeWidth={2.6} />
              </ThemeIcon>
            </UnstyledButton>
          </li>
        ))}
        {isPreparing && photos.length < SPOT_IMAGES_MAX && (
          <li className={styles.preparing}>
            <LoadingState text="사진을 준비하고 있어요.">
              <Skeleton height="100%" radius="md" />
            </LoadingState>
          </li>
        )}
        {/* Where the next ones will stand. */}
        {FREE_PLACES.slice(photos.length + (isPreparing ? 1 : 0)).map((place) => (
          <Center
            key={place}
            component="li"
            aria-hidden
            c="var(--line-strong)"
            bg="var(--paper-deep)"
            bdrs={16}
            style={{ aspectRatio: 1 }}
          >
            <IconMountain size={28} opacity={0.5} />
          </Center>
        ))}
      </SimpleGrid>
      <Box role="alert">
        {problems.length > 0 && (
          <FailureAlert role="presentation" mt="sm">
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </FailureAlert>
        )}
      </Box>
    </Box>
  );
});

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <Image ref={show} pos="absolute" h="100%" bdrs="inherit" alt="" draggable={false} />;
}
