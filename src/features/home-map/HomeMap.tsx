import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/usePosition';
import type { Coordinates } from '@/domain/geo';
import { HOME_MAP_LEVEL } from '@/domain/limits';
import type { MapViewport, MarkerCluster } from '@/domain/map-clusters';
import type { MapMarker, NearbyRecord } from '@/domain/markers';
import { formatNumber } from '@/domain/numbers';
import { BottomSheet } from '@/ui/BottomSheet';
import { IconButton } from '@/ui/IconButton';
import { LocateIcon } from '@/ui/icons/LocateIcon';
import { MinusIcon } from '@/ui/icons/MinusIcon';
import { PlusIcon } from '@/ui/icons/PlusIcon';
import { RefreshIcon } from '@/ui/icons/RefreshIcon';
import { SearchIcon } from '@/ui/icons/SearchIcon';
import { KakaoMap, type KakaoMapHandle, NEAREST_LEVEL } from '@/ui/map/KakaoMap';
import { areaOf, isCovered, isOneSpot } from './marker-area';
import styles from './HomeMap.module.css';
import { MapSearch } from './MapSearch';
import { MarkerLayer } from './MarkerLayer';
import { PlaceCard } from './PlaceCard';
import { PlaceList } from './PlaceList';
import { PositionHint } from './PositionHint';
import { PositionMarker } from './PositionMarker';
import { useMarkers } from './useMarkers';

interface HomeMapProps {
  /** What stands around the user. */
  records: readonly NearbyRecord[];
  /** Why the records could not be loaded; null while they could. */
  failure: string | null;
  onRetry: () => void;
  /** What floats at the top left: the profile card. */
  profile: ReactNode;
  /** What floats beneath it: the counter of steps. */
  counter: ReactNode;
}

/** The full-screen map of the home page (2 §2): it follows the user until the map is moved by hand. */
export function HomeMap({ records, failure, onRetry, profile, counter }: HomeMapProps) {
  const { position: positionPort } = useDevice();
  const positionState = usePosition();
  const position: Coordinates | null = positionState.fix;
  const markers = useMarkers(records, position);

  const map = useRef<KakaoMapHandle>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const [center, setCenter] = useState<Coordinates | null>(position);
  if (position && isFollowing && !isSamePlace(center, position)) setCenter(position);

  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const level = useRef<number>(HOME_MAP_LEVEL);
  const [selected, setSelected] = useState<MapMarker | null>(null);
  const [gathered, setGathered] = useState<readonly MapMarker[] | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState('');
  // Its likes may have changed since it was selected.
  const shown = selected && (markers.find(({ key }) => key === selected.key) ?? selected);

  const readView = useCallback((shownViewport: MapViewport, shownLevel: number) => {
    level.current = shownLevel;
    setViewport(shownViewport);
  }, []);

  const stopFollowing = useCallback(() => setIsFollowing(false), []);
  const closeCard = useCallback(() => setSelected(null), []);

  const openCluster = useCallback(({ markers: hidden }: MarkerCluster<MapMarker>) => {
    if (level.current <= NEAREST_LEVEL || isOneSpot(hidden)) {
      setGathered(hidden.toSorted((a, b) => b.likes - a.likes));
      return;
    }
    setIsFollowing(false);
    map.current?.zoomInto(areaOf(hidden));
  }, []);

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
          <IconButton label="장소 검색" className={styles.control} onClick={() => setIsSearching(true)}>
            <SearchIcon />
          </IconButton>
        </div>
        {counter}
        {failure && (
          <div role="alert" className={styles.failure}>
            <span>{failure}</span>
            <Button
              variant="subtle"
              size="compact-md"
              className={styles.retry}
              leftSection={<RefreshIcon size={16} />}
              onClick={onRetry}
            >
              다시 시도
            </Button>
          </div>
        )}
      </div>

      <div className={styles.bottom}>
        {center && (
          <div className={styles.controls}>
            <IconButton label="확대" className={styles.control} onClick={() => map.current?.zoomBy(-1)}>
              <PlusIcon />
            </IconButton>
            <IconButton label="축소" className={styles.control} onClick={() => map.current?.zoomBy(1)}>
              <MinusIcon />
            </IconButton>
            {!isFollowing && position && (
              <IconButton label="내 위치로" className={styles.control} data-primary onClick={locate}>
                <LocateIcon />
              </IconButton>
            )}
          </div>
        )}
        {shown && <PlaceCard key={shown.key} marker={shown} position={position} onClose={closeCard} />}
      </div>

      <div className={styles.map}>
        {center && (
          <KakaoMap
            ref={map}
            label="내 주변 지도"
            center={center}
            level={HOME_MAP_LEVEL}
            onPan={stopFollowing}
            onViewport={readView}
          >
            {viewport && (
              <MarkerLayer
                markers={markers}
                viewport={viewport}
                selected={shown}
                onSelect={choose}
                onOpenCluster={openCluster}
              />
            )}
            {position && (
              <PositionMarker
                position={position}
                isRaised={viewport !== null && isCovered(position, markers, viewport)}
              />
            )}
          </KakaoMap>
        )}
        {positionState.fix === null && (
          <div className={styles.hint}>
            <PositionHint state={positionState} onRetry={() => positionPort.restart()} />
          </div>
        )}
      </div>

      {isSearching && (
        <MapSearch
          query={query}
          position={position}
          onSearch={setQuery}
          onSelect={choose}
          onClose={() => setIsSearching(false)}
        />
      )}
      {gathered && (
        <BottomSheet opened title={`${formatNumber(gathered.length)}곳`} onClose={() => setGathered(null)}>
          <PlaceList places={gathered} position={position} onSelect={choose} />
        </BottomSheet>
      )}
    </div>
  );
}

function isSamePlace(some: Coordinates | null, other: Coordinates): boolean {
  return some?.latitude === other.latitude && some.longitude === other.longitude;
}
