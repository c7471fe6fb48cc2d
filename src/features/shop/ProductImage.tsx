import { CheckerPattern } from '@/ui/drawings/CheckerPattern';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './ProductImage.module.css';

interface ProductImageProps {
  /** Empty when there is no picture. */
  imageUrl: string;
  className?: string;
}

/** The square picture of a product; a checker pattern where there is none or it is broken (2 §2). */
export function ProductImage({ imageUrl, className }: ProductImageProps) {
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <ImageWithFallback
        src={imageUrl}
        alt=""
        className={styles.picture}
        fallback={<CheckerPattern className={styles.picture} data-picture="checker" />}
      />
    </div>
  );
}
