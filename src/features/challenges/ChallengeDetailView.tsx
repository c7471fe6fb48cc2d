import { useState } from 'react';
import type { ChallengeDetail } from '@/domain/challenges/challenge-card';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { ErrorState } from '@/ui/states/ErrorState';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { LazyPart } from '@/ui/LazyPart';
import { LoadingState } from '@/ui/states/LoadingState';
import styles from './ChallengeDetailView.module.css';

const loadMap = () => import('./ChallengeMap').then((module) => module.ChallengeMap);

/** A challenge before its start (2 §2): picture, name, description and where it is. */
export function ChallengeDetailView({ detail }: { detail: ChallengeDetail }) {
  const { title, description, image, center, hasPlace, mapLevel } = detail;
  const [isMapMissing, setIsMapMissing] = useState(false);
  return (
    <article className={styles.detail}>
      <div className={styles.cover}>
        <ImageWithFallback
          src={image}
          alt=""
          loading="eager"
          className={styles.image}
          fallback={<ChallengeCover />}
        />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.map}>
        {isMapMissing ? (
          <ErrorState text="지도를 불러올 수 없어요." onRetry={() => setIsMapMissing(false)} />
        ) : (
          <LazyPart
            load={loadMap}
            props={{ label: `${title} 지도`, center, level: mapLevel, hasPlace }}
            fallback={<LoadingState text="불러오는 중…" />}
            isToasted={false}
            onMissing={() => setIsMapMissing(true)}
          />
        )}
      </div>
    </article>
  );
}
