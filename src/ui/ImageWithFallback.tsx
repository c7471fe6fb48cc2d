import { useState, type ComponentProps, type ReactNode } from 'react';
import { pictureAddress } from './picture-address';

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Empty, null or undefined: there is no picture. */
  src: string | null | undefined;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** What stands there when there is no picture or it does not load. */
  fallback: ReactNode;
}

/** A picture that never shows as broken. It loads when it comes near the screen. */
export function ImageWithFallback({ src, alt, fallback, onError, ...props }: ImageWithFallbackProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return fallback;
  return (
    <img
      loading="lazy"
      decoding="async"
      draggable={false}
      {...props}
      src={pictureAddress(src)}
      alt={alt}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
    />
  );
}
