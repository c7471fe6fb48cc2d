import { Image, type ImageProps } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { pictureSources } from './picture-sources';

interface ImageWithFallbackProps
  extends
    Omit<ImageProps, 'src' | 'fallbackSrc'>,
    Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading'> {
  /** Empty, null or undefined: there is no picture. */
  src: string | null | undefined;
  /** How wide it stands on the screen, as the attribute of an `<img>` says it. */
  sizes: string;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** What stands there when there is no picture or it does not load. */
  fallback: ReactNode;
}

/** A picture that never shows as broken. It loads when it comes near the screen. */
export function ImageWithFallback({ src, sizes, alt, fallback, ...props }: ImageWithFallbackProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return fallback;
  return (
    <Image
      loading="lazy"
      decoding="async"
      draggable={false}
      {...props}
      {...pictureSources(src, sizes)}
      alt={alt}
      onError={() => setFailedSrc(src)}
    />
  );
}
