import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/numbers';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { markerKind, markerState } from './marker-text';
import { PinDrawing } from './PinDrawing';
import styles from './PlaceSummary.module.css';

interface PlaceSummaryProps {
  marker: MapMarker;
  /** How far it is, already in words. */
  distance: string | null;
  /** For the title: the heading of a card. */
  titleId?: string;
}

/** Picture, title, kind, likes and distance of a place on the map, in one row. */
export function PlaceSummary({ marker, distance, titleId }: PlaceSummaryProps) {
  const { completed, level, liked, likes, source, thumb, title } = marker;
  const state = markerState(marker);
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <span className={styles.summary}>
      <span className={styles.picture}>
        <ImageWithFallback
          src={thumb}
          alt=""
          className={styles.image}
          fallback={
            source === 'CHALLENGE' ? (
              <ChallengeCover className={styles.image} />
            ) : (
              <span className={styles.blank}>
                <PinDrawing level={level} height={40} />
              </span>
            )
          }
        />
      </span>
      <span className={styles.texts}>
        <span className={styles.chips}>
          <span className={styles.chip} data-source={source}>
            {markerKind(marker)}
          </span>
          {state && (
            <span className={styles.chip} data-state={completed ? 'completed' : 'ongoing'}>
              {state}
            </span>
          )}
        </span>
        <strong id={titleId} className={styles.title}>
          {title}
        </strong>
        <span className={styles.facts}>
          <span className={styles.likes} data-liked={liked || undefined}>
            <Heart size={16} />
            좋아요 {formatNumber(likes)}
          </span>
          {distance && <span>내 위치에서 {distance}</span>}
        </span>
      </span>
    </span>
  );
}
