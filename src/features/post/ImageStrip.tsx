import { Box, Center, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type UIEvent } from 'react';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import looks from '@/ui/looks.module.css';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import styles from './post.module.css';
import { scrollToSlide, slideInMiddle, useDragScroll } from './useDragScroll';

interface ImageStripProps {
  urls: readonly string[];
  /** What the pictures show. */
  place: string;
}

/** The pictures of a post side by side (1 §2): dragged by finger or mouse, or turned by the arrow keys. */
export function ImageStrip({ urls, place }: ImageStripProps) {
  const dragHandlers = useDragScroll();
  const [current, setCurrent] = useState(0);
  const isSingle = urls.length === 1;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const strip = event.currentTarget;
    const targets: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: urls.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    scrollToSlide(strip, target);
  }

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(slideInMiddle(currentTarget));
  }

  return (
    <Box pos="relative" mt={14}>
      {/* A scrolling area takes the keyboard's focus, so that its arrow keys can move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={`${looks.strip} ${styles.strip}`}
        data-single={isSingle || undefined}
        aria-label={`${place} 사진 ${urls.length}장`}
        tabIndex={isSingle ? undefined : 0}
        onKeyDown={handleKeyDown}
        onScroll={handleScroll}
        {...dragHandlers}
      >
        {urls.map((url, index) => (
          // The same picture may come twice, and pictures never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${url}`} className={styles.slide}>
            <ImageWithFallback
              src={url}
              sizes={WHOLE_COLUMN}
              alt={`${place} ${index + 1}`}
              h="100%"
              loading={index === 0 ? 'eager' : 'lazy'}
              fallback={
                <Center h="100%" c="dimmed">
                  <IconPhoto size={36} role="img" aria-label={`${place} ${index + 1}`} />
                </Center>
              }
            />
          </li>
        ))}
      </ul>
      {!isSingle && (
        <Text
          span
          inherit
          right="calc(var(--gutter) + 40px)"
          top={10}
          px={11}
          py={2}
          className={looks.over}
          style={{ pointerEvents: 'none' }}
          aria-hidden
        >
          {current + 1} / {urls.length}
        </Text>
      )}
    </Box>
  );
}
