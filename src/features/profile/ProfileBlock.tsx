import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { displayNickname, levelLabel } from '@/domain/session/session-user';
import { useSession } from '@/session/useSession';
import { PigAvatar } from '@/ui/drawings/PigAvatar';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './ProfileBlock.module.css';

/** The head of my page: picture, nickname and level, leading to the profile (2 §2). 게스트 for a visitor. */
export function ProfileBlock() {
  const { user } = useSession();
  return (
    <Link to={paths.accountProfile()} className={styles.block}>
      <ImageWithFallback
        src={user?.profile}
        alt=""
        className={styles.avatar}
        fallback={<PigAvatar size={72} className={styles.avatar} />}
      />
      <span className={styles.texts}>
        <strong className={styles.nickname}>{displayNickname(user)}</strong>
        <span className={styles.level}>{levelLabel(user?.moodGrade)}</span>
      </span>
      <IconChevronRight className={styles.chevron} />
    </Link>
  );
}
