import { Center } from '@mantine/core';
import {
  type KeyboardEvent,
  type TouchEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CustomOverlayMap, Map } from 'react-kakao-maps-sdk';
import type { Coordinates } from '@/domain/map/geo';
import type { MapViewport } from '@/domain/map/map-clusters';
import { ErrorState, LoadingState } from '@/ui/states/states';
import styles from './map.module.css';
import { MapSdkContext, type MapSdkStatus } from './map-sdk-loader';

/** What can be asked of a map that is shown. */
export interface KakaoMapHandle {
  /** Moves there, even when `center` has not changed since the user moved the map. */
  panTo: (place: Coordinates) => void;
  /** Moves to the right and down, in CSS pixels. */
  panBy: (right: number, down: number) => void;
  /** Zooms; a positive number of levels shows more. */
  zoomBy: (levels: number) => void;
  /** Zooms in, by one level at least, and moves until an area is in sight as near as possible. */
  zoomInto: (area: MapViewport) => void;
}

interface KakaoMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** The map pans there whenever it changes. */
  center: Coordinates;
  /** Kakao's level: 3 is one metre per pixel, each level more is twice as much. */
  level: number;
  /** Whether the user can move and zoom it. Default true. */
  draggable?: boolean;
  /** A place was tapped, or chosen with Enter in the middle of the map. */
  onClick?: (place: Coordinates) => void;
  /** The user moved the map by hand. */
  onPan?: () => void;
  /** The part in sight, when the map is there and whenever it has come to rest: after a swipe, unless another follows at once. */
  onViewport?: (viewport: MapViewport, level: number) => void;
  /** What stands in its place when it cannot be loaded. Default a sentence with a way on. */
  renderMissing?: (retry: (() => void) | undefined) => ReactNode;
  ref?: Ref<KakaoMapHandle>;
  /** MapOverlays. */
  children?: ReactNode;
}

/**
 * A map that fills its container. It says itself when it is loading or cannot be loaded, so a screen goes on working
 * without it. While a finger moves it, it has `data-moves`. Screens that show it are loaded on demand, and with them the
 * map's code.
 */
export function KakaoMap(props: KakaoMapProps) {
  const { status: newest, retry } = useMapSdk();
  // The script has just kept the page busy: what it makes is drawn in a task of its own.
  const status = useDeferredValue(newest);
  if (status === 'ready') return <LoadedMap {...props} />;
  if (status === 'error' && props.renderMissing) return props.renderMissing(retry);
  return (
    <Center w="100%" h="100%" bg="var(--sea-pale)">
      {status === 'loading' ? (
        <LoadingState text="불러오는 중…" />
      ) : (
        <ErrorState text="지도를 불러올 수 없어요." onRetry={retry} />
      )}
    </Center>
  );
}

const KEY_PAN_PX = 80;
/** After a swipe the map rests once no finger has lain on it for so long: between two of them nothing is drawn anew. */
const BETWEEN_SWIPES_MS = 150;
/** The level beyond which there is no nearer one. */
export const NEAREST_LEVEL = 1;
/** Room around an area that is brought into sight: for markers, and for what lies over the edges of the home map. */
const FIT_PADDING_PX = { top: 130, right: 84, bottom: 210, left: 48 };
const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -KEY_PAN_PX],
  ArrowDown: [0, KEY_PAN_PX],
  ArrowLeft: [-KEY_PAN_PX, 0],
  ArrowRight: [KEY_PAN_PX, 0],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': -1, '=': -1, '-': 1 };

function LoadedMap(props: KakaoMapProps) {
  const { label, center, level, draggable = true, onClick, onPan, onViewport, ref, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<kakao.maps.Map>();
  // To make a map takes a while: what lies on it is drawn after that.
  const isThere = useDeferredValue(map !== undefined);

  useImperativeHandle(
    ref,
    () => ({
      panTo: ({ latitude, longitude }) => map?.panTo(new kakao.maps.LatLng(latitude, longitude)),
      panBy: (right, down) => map?.panBy(right, down),
      zoomBy: (levels) => map?.setLevel(map.getLevel() + levels, { animate: true }),
      zoomInto: ({ south, west, north, east }) => {
        if (!map) return;
        const area = new kakao.maps.LatLngBounds(
          new kakao.maps.LatLng(south, west),
          new kakao.maps.LatLng(north, east),
        );
        const nearer = Math.max(map.getLevel() - 1, NEAREST_LEVEL);
        const { top, right, bottom, left } = FIT_PADDING_PX;
        map.setBounds(area, top, right, bottom, left);
        if (map.getLevel() > nearer) map.setLevel(nearer);
      },
    }),
    [map],
  );

  // A layout effect ends together with the map: a passive one could still hear of a size when the map is gone.
  useLayoutEffect(() => {
    if (!map || !frame.current) return undefined;
    // A map in a dialog, or after a turn of the phone, would go on drawing its old size.
    const observer = new ResizeObserver(() => {
      const middle = map.getCenter();
      map.relayout();
      map.setCenter(middle);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [map]);

  const tellViewport = useCallback(
    (shown: kakao.maps.Map) => {
      // Nothing is drawn anew for it: only style sheets read it.
      frame.current?.removeAttribute('data-moves');
      onViewport?.(toViewport(shown.getBounds()), shown.getLevel());
    },
    [onViewport],
  );
  useEffect(() => {
    if (map) tellViewport(map);
  }, [map, tellViewport]);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const isTouched = useRef(false);
  const tellRest = useCallback(
    (shown: kakao.maps.Map) => {
      const wait = () => {
        clearTimeout(rest.current);
        rest.current = setTimeout(
          () => (isTouched.current ? wait() : tellViewport(shown)),
          BETWEEN_SWIPES_MS,
        );
      };
      if (frame.current?.hasAttribute('data-moves') === true) wait();
      else tellViewport(shown);
    },
    [tellViewport],
  );
  const noteTouch = (event: TouchEvent) => {
    isTouched.current = event.touches.length > 0;
  };

  // The SDK subscribes again whenever a handler changes.
  const tellClick = useCallback(
    (_map: kakao.maps.Map, { latLng }: kakao.maps.event.MouseEvent) => onClick?.(toCoordinates(latLng)),
    [onClick],
  );
  const tellPan = useCallback(() => {
    clearTimeout(rest.current);
    frame.current?.setAttribute('data-moves', '');
    onPan?.();
  }, [onPan]);

  const handleKey = (event: KeyboardEvent) => {
    if (!map || event.target !== event.currentTarget) return;
    const pan = draggable ? PANS[event.key] : undefined;
    const zoom = draggable ? ZOOMS[event.key] : undefined;
    if (pan) {
      map.panBy(...pan);
      onPan?.();
    } else if (zoom) {
      map.setLevel(map.getLevel() + zoom);
    } else if (event.key === 'Enter' && onClick) {
      onClick(toCoordinates(map.getCenter()));
    } else {
      return;
    }
    event.preventDefault();
  };

  const shown = (
    <Map
      style={{ width: '100%', height: '100%' }}
      center={{ lat: center.latitude, lng: center.longitude }}
      isPanto
      level={level}
      draggable={draggable}
      zoomable={draggable}
      keyboardShortcuts={false}
      onCreate={setMap}
      onClick={tellClick}
      onDragStart={tellPan}
      onIdle={tellRest}
    >
      {isThere && children}
    </Map>
  );

  if (!draggable && !onClick) {
    return (
      <section ref={frame} className={styles.frame} aria-label={label}>
        {shown}
      </section>
    );
  }
  return (
    // An application is a widget with keys of its own, though the rule counts it as text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      data-picks={onClick ? true : undefined}
      onKeyDown={handleKey}
      onTouchStartCapture={noteTouch}
      onTouchEndCapture={noteTouch}
      onTouchCancelCapture={noteTouch}
    >
      {shown}
    </div>
  );
}

function toCoordinates(place: kakao.maps.LatLng): Coordinates {
  return { latitude: place.getLat(), longitude: place.getLng() };
}

function toViewport(bounds: kakao.maps.LatLngBounds): MapViewport {
  const southWest = bounds.getSouthWest();
  const northEast = bounds.getNorthEast();
  return {
    south: southWest.getLat(),
    west: southWest.getLng(),
    north: northEast.getLat(),
    east: northEast.getLng(),
  };
}

interface MapSdk {
  status: MapSdkStatus;
  /** Asks for the script again; missing where no map is set up. */
  retry: (() => void) | undefined;
}

/** Loads the map script and tells how that goes. After an error it asks again once a connection is back. */
export function useMapSdk(): MapSdk {
  const loader = useContext(MapSdkContext);
  if (!loader) throw new Error('A map needs a MapSdkContext above it.');
  const status = useSyncExternalStore(loader.subscribe, loader.getStatus, loader.getStatus);
  useEffect(() => {
    loader.load();
  }, [loader]);
  useEffect(() => {
    if (status !== 'error') return undefined;
    window.addEventListener('online', loader.retry);
    return () => window.removeEventListener('online', loader.retry);
  }, [loader, status]);
  return { status, retry: loader.isConfigured ? loader.retry : undefined };
}

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
