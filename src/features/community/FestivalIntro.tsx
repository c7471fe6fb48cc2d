import styles from './FestivalIntro.module.css';
import { FestivalBanners } from './FestivalBanners';

/** The festivals above the feed (1 §2). */
export function FestivalIntro() {
  return (
    <div className={styles.intro}>
      <h2 className={styles.title}>현재 제주는?</h2>
      <p className={styles.text}>제주의 지역 축제를 알아보세요!</p>
      <FestivalBanners />
    </div>
  );
}
