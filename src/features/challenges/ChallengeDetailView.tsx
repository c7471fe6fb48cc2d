import type { ChallengeDetail } from '@/domain/challenge-card';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { FlagIcon } from '@/ui/icons/FlagIcon';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { KakaoMap } from '@/ui/map/KakaoMap';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './ChallengeDetailView.module.css';

/** A challenge before its start (2 §2): picture, name, description and where it is. */
export function ChallengeDetailView({ detail }: { detail: ChallengeDetail }) {
  const { title, description, image, center, hasPlace, mapLevel } = detail;
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
        <KakaoMap label={`${title} 지도`} center={center} level={mapLevel}>
          {hasPlace && (
            <MapOverlay position={center} yAnchor={1}>
              <span className={styles.pin}>
                <FlagIcon size={22} />
              </span>
            </MapOverlay>
          )}
        </KakaoMap>
      </div>
    </article>
  );
}
