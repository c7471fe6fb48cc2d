import type { ReactNode } from 'react';
import { CustomOverlayMap } from 'react-kakao-maps-sdk';
import type { Coordinates } from '@/domain/map/geo';
import styles from './map.module.css';

interface MapOverlayProps {
  position: Coordinates;
  /** Which part of the content lies on the position: 0 its left edge, 1 its right edge. Default 0.5. */
  xAnchor?: number;
  /** Likewise: 0 its top, 1 its bottom. Default 0.5. */
  yAnchor?: number;
  /** Higher ones lie over lower ones. Default 0. */
  zIndex?: number;
  /** Whether taps stay with the overlay; otherwise the map beneath hears them too. Default false. */
  clickable?: boolean;
  children: ReactNode;
}

/** Anything that lies on a KakaoMap at one place and moves with it. */
export function MapOverlay({ position, children, zIndex = 0, ...rest }: MapOverlayProps) {
  return (
    <CustomOverlayMap
      position={{ lat: position.latitude, lng: position.longitude }}
      zIndex={zIndex}
      {...rest}
    >
      <div className={styles.overlay}>{children}</div>
    </CustomOverlayMap>
  );
}
