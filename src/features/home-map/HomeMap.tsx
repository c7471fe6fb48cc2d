import { ActionIcon, Button } from '@mantine/core';
import { IconCurrentLocation, IconMinus, IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/usePosition';
import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker, NearbyRecord } from '@/domain/map/markers';
import { ErrorState } from '@/ui/states/ErrorState';
import { LazyPart } from '@/ui/LazyPart';
import type { KakaoMapHandle } from '@/ui/map/KakaoMap';
import { usePreload } from '@/ui/usePreload';
import styles from './HomeMap.module.css';
import { loadGatheredPlaces, loadMapCanvas, loadMapSearch, loadPlaceCard, TAPPED_PARTS } from './map-parts';
import { PositionHint } from './PositionHint';
import { useMarkers } from './useMarkers';

interface HomeMapProps {
  /** What stands around the user. */
  records: readonly NearbyRecord[];
  /** Challenges that the user has completed on this device. */
  completedIds: ReadonlySet<number>;
  /** Why the records could not be loaded; null while they could. */
  failure: string | null;
  onRetry: () => void;
  /** Told whether a dialog of the map is open, or its code on its way. Always the same function. */
  onDialog: (isOpen: boolean) => void;
  /** What floats at the top left: the profile card. */
  profile: ReactNode;
  /** What floats beneath it: the counter of steps. */
  counter: ReactNode;
}

/** The full-screen map of the home page (2 §2): it follows the user until the map is moved by hand. */
export function HomeMap(props: HomeMapProps) {
  const { records, completedIds, failure, onRetry, onDialog, profile, counter } = props;
  usePreload(TAPPED_PARTS);
  const { position: positionPort } = useDevice();
  const positionState = usePosition();
  const position: Coordinates | null = positionState.fix;
  const markers = useMarkers(records, position, completedIds);

  const map = useRef<Pick<KakaoMapHandle, 'panTo' | 'zoomBy'>>(null);
  const [isMapMissing, setIsMapMissing] = useState(false);
  const [isFollowing, setIsFollowing] = useState(true);
  const [center, setCenter] = useState<Coordinates | null>(position);
  if (position && isFollowing && !isSamePlace(center, position)) setCenter(position);

  const [selected, setSelected] = useState<MapMarker | null>(null);
  const [gathered, setGathered] = useState<readonly MapMarker[] | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState('');
  // Its likes may have changed since it was selected.
  const shown = selected && (markers.find(({ key }) => key === selected.key) ?? selected);

  const hasDialog = isSearching || gathered !== null;
  useEffect(() => onDialog(hasDialog), [onDialog, hasDialog]);

  const stopFollowing = useCallback(() => setIsFollowing(false), []);
  const closeCard = useCallback(() => setSelected(null), []);
  const closeSearch = useCallback(() => setIsSearching(false), []);
  const closeGathered = useCallback(() => setGathered(null), []);

  /** Brings a place to the middle, clear of its card. */
  const choose = useCallback((place: MapMarker) => {
    setIsSearching(false);
    setGathered(null);
    setSelected(place);
    setIsFollowing(false);
    map.current?.panTo({ latitude: place.lat, longitude: place.lng });
  }, []);

  function locate() {
    setIsFollowing(true);
    if (position) map.current?.panTo(position);
  }

  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        홈
      </h1>
      <div className={styles.top}>
        <div className={styles.topRow}>
          {profile}
          <ActionIcon aria-label="장소 검색" className={styles.control} onClick={() => setIsSearching(true)}>
            <IconSearch />
          </ActionIcon>
        </div>
        {counter}
        {failure && (
          <div role="alert" className={styles.failure}>
            <span>{failure}</span>
            <Button
              variant="subtle"
              size="compact-md"
              className={styles.retry}
              leftSection={<IconRefresh size={16} />}
              onClick={onRetry}
            >
              다시 시도
            </Button>
          </div>
        )}
      </div>

      <div className={styles.bottom}>
        {center && !isMapMissing && (
          <div className={styles.controls}>
            <ActionIcon aria-label="확대" className={styles.control} onClick={() => map.current?.zoomBy(-1)}>
              <IconPlus />
            </ActionIcon>
            <ActionIcon aria-label="축소" className={styles.control} onClick={() => map.current?.zoomBy(1)}>
              <IconMinus />
            </ActionIcon>
            {!isFollowing && position && (
              <ActionIcon aria-label="내 위치로" className={styles.control} data-primary onClick={locate}>
                <IconCurrentLocation />
              </ActionIcon>
            )}
          </div>
        )}
        {shown && (
          <LazyPart
            key={shown.key}
            load={loadPlaceCard}
            onMissing={closeCard}
            props={{ marker: shown, position, onClose: closeCard }}
          />
        )}
      </div>

      <div className={styles.map}>
        {center && !isMapMissing && (
          <LazyPart
            load={loadMapCanvas}
            isToasted={false}
            onMissing={() => setIsMapMissing(true)}
            props={{
              center,
              position,
              markers,
              selected: shown,
              onMove: stopFollowing,
              onSelect: choose,
              onGather: setGathered,
              handleRef: map,
            }}
          />
        )}
        {isMapMissing && (
          <div className={styles.missing}>
            <ErrorState text="지도를 불러올 수 없어요." onRetry={() => setIsMapMissing(false)} />
          </div>
        )}
        {positionState.fix === null && (
          <div className={styles.hint}>
            <PositionHint state={positionState} onRetry={() => positionPort.restart()} />
          </div>
        )}
      </div>

      {isSearching && (
        <LazyPart
          load={loadMapSearch}
          onMissing={closeSearch}
          props={{
            query,
            completedIds,
            position,
            onSearch: setQuery,
            onSelect: choose,
            onClose: closeSearch,
          }}
        />
      )}
      {gathered && (
        <LazyPart
          load={loadGatheredPlaces}
          onMissing={closeGathered}
          props={{ places: gathered, position, onSelect: choose, onClose: closeGathered }}
        />
      )}
    </div>
  );
}

function isSamePlace(some: Coordinates | null, other: Coordinates): boolean {
  return some?.latitude === other.latitude && some.longitude === other.longitude;
}
