import { VisuallyHidden } from '@mantine/core';
import { displayNickname, gradeLabel } from '@/domain/session/session-user';
import { useSession } from '@/session/useSession';
import { PigAvatar } from '@/ui/drawings/PigAvatar';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './ProfileCard.module.css';

/** The card on the map that opens the profile overlay: avatar, grade and nickname (2 §2). */
export function ProfileCard({ onOpen }: { onOpen: () => void }) {
  const { user } = useSession();
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onOpen}>
      <VisuallyHidden>내 캐릭터</VisuallyHidden>
      <ImageWithFallback
        src={user?.profile}
        alt=""
        className={styles.avatar}
        fallback={<PigAvatar size={44} className={styles.avatar} />}
      />
      <span className={styles.texts}>
        <span className={styles.grade}>{gradeLabel(user?.moodGrade ?? '')}</span>
        <span className={styles.name}>{displayNickname(user)}</span>
      </span>
    </button>
  );
}
