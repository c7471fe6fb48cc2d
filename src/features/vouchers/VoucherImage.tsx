import { CheckerPattern } from '@/ui/drawings/CheckerPattern';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './VoucherImage.module.css';

/** The square picture of a voucher; a checker pattern where there is none or it is broken. */
export function VoucherImage({ imageUrl }: { imageUrl: string }) {
  return (
    <div className={styles.frame}>
      <ImageWithFallback
        src={imageUrl}
        alt=""
        className={styles.picture}
        fallback={<CheckerPattern className={styles.picture} data-picture="checker" />}
      />
    </div>
  );
}
