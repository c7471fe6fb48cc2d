import { ActionIcon, Box, Card, Group, Stack, VisuallyHidden } from '@mantine/core';
import { IconCurrentLocation, IconMinus, IconPlus, IconSearch } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/position/usePosition';
import type { OngoingChallenge } from '@/domain/challenges/proximity';
import { type Coordinates, toCoordinates } from '@/domain/map/geo';
import { type MapMarker, type NearbySource, nearestChallenge } from '@/domain/map/markers';
import { LazyPart, usePreload } from '@/ui/LazyPart';
import { HOME_MAP_LEVEL } from '@/domain/limits';
import { useRootMark } from '@/ui/frame/root-mark';
import looks from '@/ui/looks.module.css';
import styles from './HomeMap.module.css';
import type { MapCanvasHandle } from './MapCanvas';
import { followedMiddle } from './marker-area';
import { NearestChallenge } from './NearestChallenge';
import { MissingMap, PositionHint } from './PositionHint';
import { useChosenPlace } from './useChosenPlace';
import { useFreeRoom } from './useFreeRoom';
import { useMarkers } from './useMarkers';

const loadMapCanvas = () => import('./MapCanvas').then((module) => module.MapCanvas);
const loadMapSearch = () => import('./places/MapSearch').then((module) => module.MapSearch);
const loadGatheredPlaces = () => import('./places/GatheredPlaces').then((module) => module.GatheredPlaces);
const loadPlaceCard = () => import('./places/PlaceCard').then((module) => module.PlaceCard);
const loadFailureAlert = () => import('@/ui/states/FailureAlert').then((module) => module.FailureAlert);

/** The parts that only a tap opens, or a failure. */
const LATE_PARTS = [loadMapSearch, loadGatheredPlaces, loadPlaceCard, loadFailureAlert];

/** What the keyboard has reached of what lies on the map: a pin, a cluster, or the way to a new spot. */
const PIN_REACHED = ':is([data-marker], [data-cluster], a):focus-visible';

interface HomeMapProps {
  /** What stands around the user. */
  records: readonly NearbySource[];
  /** Challenges that the user has completed on this device. */
  completedIds: ReadonlySet<number>;
  /** The ongoing challenges that the user is near enough to prove. */
  provable: readonly OngoingChallenge[];
  onProve: (challenge: OngoingChallenge) => void;
  /** Why the records could not be loaded; null while they could. */
  failure: string | null;
  onRetry: () => void;
  /** Told whether a dialog of the map is open, or its code on its way. Always the same function. */
  onDialog: (isOpen: boolean) => void;
  /** What floats at the top left: the profile card. */
  profile: ReactNode;
  /** Today's steps, for the card of a place, which takes the place of that of today's walk. */
  steps: number;
  /** What the card of today's walk begins with: the steps and what they bring. */
  counter: ReactNode;
  /** What it ends with: what becomes of the counting when the screen goes off. */
  keeping: ReactNode;
}

/** The full-screen map of the home page (2 §2): it follows the user until the map is moved by hand. */
export function HomeMap(props: HomeMapProps) {
  const { records, completedIds, provable, onProve, failure, onRetry, onDialog } = props;
  const { profile, steps, counter, keeping } = props;
  usePreload(LATE_PARTS);
  useRootMark('data-home-map');
  const { position: positionPort } = useDevice();
  const positionState = usePosition();
  const position: Coordinates | null = positionState.fix;
  const markers = useMarkers(records, position, completedIds);
  const nearest = useMemo(() => nearestChallenge(markers, position), [markers, position]);

  const map = useRef<MapCanvasHandle>(null);
  const [isMapMissing, setIsMapMissing] = useState(false);
  const hasScene = position === null || isMapMissing;
  // The screen itself says it, too: as it was last seen it stands without its marks on the root.
  useRootMark('data-map-waits', hasScene);
  const [selected, setSelected] = useChosenPlace();
  const [isFollowing, setIsFollowing] = useState(selected === null);
  const [level, setLevel] = useState(HOME_MAP_LEVEL);
  const { topBox, mapBox, bottomBox, room, measureRoom, pathIntoRoom } = useFreeRoom();
  const [center, setCenter] = useState<Coordinates | null>(selected ? null : position);
  const middle = position && followedMiddle(position, nearest, level, room);
  const aim = isFollowing
    ? middle
    : (center ?? (middle && selected ? toCoordinates(selected.lat, selected.lng) : middle));
  if (aim && !isSamePlace(center, aim)) setCenter(aim);

  const [gathered, setGathered] = useState<readonly MapMarker[] | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState('');
  // Its likes may have changed since it was selected.
  const shown = selected && (markers.find(({ key }) => key === selected.key) ?? selected);

  const hasDialog = isSearching || gathered !== null;
  useEffect(() => onDialog(hasDialog), [onDialog, hasDialog]);

  const stopFollowing = useCallback(() => setIsFollowing(false), []);
  const closeCard = useCallback(() => setSelected(null), [setSelected]);
  const closeSearch = useCallback(() => setIsSearching(false), []);
  const closeGathered = useCallback(() => setGathered(null), []);

  const choose = useCallback(
    (place: MapMarker) => {
      setIsSearching(false);
      setGathered(null);
      // A choice of its own even of the same place: its card brings it into sight once more.
      setSelected({ ...place });
      setIsFollowing(false);
    },
    [setSelected],
  );

  function locate() {
    setIsFollowing(true);
    if (middle) map.current?.panTo(middle);
  }

  /** What the keyboard reaches on the map does not stay beneath what floats over it (WCAG 2.2, 2.4.11). */
  function showFocused({ target }: FocusEvent) {
    const path = target.matches(PIN_REACHED) && pathIntoRoom(target);
    if (!path) return;
    setIsFollowing(false);
    map.current?.panBy(...path);
  }

  return (
    <Box className={styles.screen} data-scene={hasScene || undefined}>
      <VisuallyHidden component="h1" m={0} tabIndex={-1}>
        홈
      </VisuallyHidden>
      <Stack
        ref={topBox}
        data-map-top
        gap={10}
        align="flex-start"
        className={`${styles.top} ${looks.through}`}
      >
        <Group
          justify="space-between"
          align="flex-start"
          gap="sm"
          wrap="nowrap"
          w="100%"
          className={looks.through}
        >
          {profile}
          <ActionIcon variant="default" size={48} aria-label="장소 검색" onClick={() => setIsSearching(true)}>
            <IconSearch />
          </ActionIcon>
        </Group>
        {failure && (
          <LazyPart
            load={loadFailureAlert}
            isUrgent
            // Without it a toast says that there is more to say, and the next steps ask for what stands around again.
            props={{ w: '100%', shadow: 'md', onRetry, children: failure }}
          />
        )}
      </Stack>

      {center && !isMapMissing && (
        <Stack gap={10} align="flex-end" className={`${styles.controls} ${looks.through}`}>
          <ActionIcon.Group orientation="vertical">
            <ActionIcon variant="default" aria-label="확대" onClick={() => map.current?.zoomBy(-1)}>
              <IconPlus size={20} />
            </ActionIcon>
            <ActionIcon variant="default" aria-label="축소" onClick={() => map.current?.zoomBy(1)}>
              <IconMinus size={20} />
            </ActionIcon>
          </ActionIcon.Group>
          {!isFollowing && position && (
            <ActionIcon variant="default" c="var(--sea)" aria-label="내 위치로" onClick={locate}>
              <IconCurrentLocation />
            </ActionIcon>
          )}
        </Stack>
      )}

      <Box ref={mapBox} className={styles.map} onFocus={showFocused}>
        {center && !isMapMissing && (
          <LazyPart
            load={loadMapCanvas}
            isUrgent
            isToasted={false}
            onMissing={() => setIsMapMissing(true)}
            props={{
              center,
              fix: positionState.fix,
              markers,
              selected: shown,
              onMove: stopFollowing,
              onLevel: setLevel,
              onSelect: choose,
              onGather: setGathered,
              handleRef: map,
            }}
          />
        )}
        {hasScene &&
          (positionState.fix === null ? (
            <PositionHint state={positionState} onRetry={() => positionPort.restart()} />
          ) : (
            <MissingMap onRetry={() => setIsMapMissing(false)} />
          ))}
      </Box>

      <Box ref={bottomBox} className={`${styles.bottom} ${looks.through}`}>
        {shown ? (
          <LazyPart
            key={shown.key}
            load={loadPlaceCard}
            onMissing={closeCard}
            props={{
              marker: shown,
              choice: selected ?? shown,
              position,
              provable,
              onProve,
              steps,
              markers,
              level,
              map,
              measureRoom,
              onClose: closeCard,
            }}
          />
        ) : (
          <Card component="section" aria-label="오늘의 산책" radius="xl" shadow="md" pb={0}>
            {counter}
            {nearest && <NearestChallenge challenge={nearest} position={position} onShow={choose} />}
            {keeping}
          </Card>
        )}
      </Box>

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
    </Box>
  );
}

function isSamePlace(some: Coordinates | null, other: Coordinates): boolean {
  return some?.latitude === other.latitude && some.longitude === other.longitude;
}
