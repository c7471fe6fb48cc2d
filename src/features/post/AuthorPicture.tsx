import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './AuthorPicture.module.css';

interface AuthorPictureProps {
  /** Null: the pig stands in, as it does for a picture that does not load. */
  url: string | null;
  /** Edge length, in CSS pixels. */
  size: number;
}

/** Who wrote a post or a comment; the nickname stands beside it. */
export function AuthorPicture({ url, size }: AuthorPictureProps) {
  const shared = { alt: '', width: size, height: size, className: styles.picture };
  return (
    <ImageWithFallback
      {...shared}
      src={url}
      fallback={<img {...shared} alt="" src="/pig-avatar.svg" draggable={false} />}
    />
  );
}
