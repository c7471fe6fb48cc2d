import { IconChevronRight, IconFlag, IconPencil, IconWalk } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { BottomSheet } from '@/ui/dialogs/BottomSheet';
import styles from './HelpModal.module.css';

interface HelpModalProps {
  opened: boolean;
  onClose: () => void;
  /** 포인트 전환 was chosen. */
  onConvert: () => void;
}

/** The three ways of getting hallabong (2 §2). */
export function HelpModal({ opened, onClose, onConvert }: HelpModalProps) {
  return (
    <BottomSheet opened={opened} title="한라봉 받으러 가기" onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.way} onClick={onConvert}>
            <Way icon={<IconWalk />} name="포인트 전환" text="걸음을 한라봉으로 바꿔요" />
          </button>
        </li>
        <li>
          <Link to={paths.challenge()} className={styles.way}>
            <Way icon={<IconFlag />} name="챌린지" text="챌린지를 완료해요" />
          </Link>
        </li>
        <li>
          <Link to={paths.community()} className={styles.way}>
            <Way icon={<IconPencil />} name="글쓰러가기" text="제주의 스팟을 나눠요" />
          </Link>
        </li>
      </ul>
    </BottomSheet>
  );
}

function Way({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.texts}>
        <strong>{name}</strong>
        <span>{text}</span>
      </span>
      <IconChevronRight className={styles.chevron} />
    </>
  );
}
