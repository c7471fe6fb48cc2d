import { IconChevronRight } from '@tabler/icons-react';
import { HallabongIcon } from '@/ui/drawings/HallabongIcon';
import styles from './HelpBanner.module.css';

/** 한라봉이 부족하다면? It leads to the ways of getting some (2 §2). */
export function HelpBanner({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={styles.banner} onClick={onOpen}>
      <HallabongIcon size={40} className={styles.icon} />
      <span className={styles.texts}>
        <span>한라봉이 부족하다면?</span>
        <strong>한라봉 받으러 가기</strong>
      </span>
      <IconChevronRight className={styles.icon} />
    </button>
  );
}
