import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { ChallengeCard, ChallengeSource, ChallengeState } from '@/domain/challenges/challenge-card';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { Stamp } from '@/ui/drawings/Stamp';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './ChallengeItem.module.css';

interface ChallengeItemProps {
  card: ChallengeCard;
  /** What the card hands to the page that it opens; without it the card opens nothing (2 §2). */
  challenge: ChallengeSource | undefined;
  /** Whether it counts as completed here although the server has not confirmed it. */
  isUnconfirmed: boolean;
  /** What stands at the end of the card. */
  children?: ReactNode;
}

/** The card of a challenge (2 §2). */
export function ChallengeItem({ card, challenge, isUnconfirmed, children }: ChallengeItemProps) {
  const { id, title, categoryLabel, categoryTone, statusLabel, dateText, image } = card;
  const state: ChallengeState | undefined = challenge && { challenge };
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <ImageWithFallback src={image} alt="" className={styles.image} fallback={<ChallengeCover />} />
        {statusLabel === '완료' && (
          <div className={styles.overlay}>
            <Stamp size={96} aria-label="완료 도장" />
          </div>
        )}
        <span className={styles.status} data-status={statusLabel}>
          {statusLabel}
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.labels}>
          <span className={styles.category} data-tone={categoryTone}>
            {categoryLabel}
          </span>
          {isUnconfirmed && (
            <span className={styles.unconfirmed}>
              <IconClock size={14} />
              서버 확인 전
            </span>
          )}
        </div>
        <h2 className={styles.title}>
          {challenge ? (
            <Link to={paths.upcomingChallenge(id)} state={state} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {dateText && <p className={styles.date}>{dateText}</p>}
        {children}
        {challenge && <IconChevronRight size={22} className={styles.chevron} />}
      </div>
    </li>
  );
}
