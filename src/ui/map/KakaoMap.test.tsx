import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coordinates } from '@/domain/map/geo';
import { installFakeMapSdk } from '../../../tests/fakes/fake-map-sdk';
import { KakaoMap, type KakaoMapHandle, MapOverlay } from './KakaoMap';
import { createMapSdkLoader, MapSdkContext, toMapSdkUrl } from './map-sdk-loader';

const HAMDEOK = { latitude: 33.5424, longitude: 126.6695 };
const SEONGSAN = { latitude: 33.4605, longitude: 126.9385 };

function App({ map, isProduction }: { map: ReactElement; isProduction: boolean }) {
  const [loader] = useState(() =>
    createMapSdkLoader(toMapSdkUrl({ kakaoJsKey: undefined, mapSdkUrl: undefined, isProduction })),
  );
  return <MapSdkContext value={loader}>{map}</MapSdkContext>;
}

function inApp(map: ReactElement, isProduction = false) {
  return (
    <StrictMode>
      <MantineProvider>
        <App map={map} isProduction={isProduction} />
      </MantineProvider>
    </StrictMode>
  );
}

function tapMiddle() {
  const map = document.querySelector('.stand-in-map');
  if (map) fireEvent.click(map);
}

it('a map that is not set up says so, without a way to try again', () => {
  vi.stubGlobal('kakao', undefined);
  render(inApp(<KakaoMap label="지도" center={HAMDEOK} level={4} />, true));
  expect(screen.getByRole('alert').textContent).toBe('지도를 불러올 수 없어요.');
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});

describe('a map that has been loaded', () => {
  beforeEach(() => {
    installFakeMapSdk();
  });

  it('a map that has been loaded is named, shows its overlays, and says that it is not the real one', () => {
    render(
      inApp(
        <KakaoMap label="내 주변 지도" center={HAMDEOK} level={4}>
          <MapOverlay position={HAMDEOK}>
            <button type="button">스팟 추가</button>
          </MapOverlay>
        </KakaoMap>,
      ),
    );
    expect(screen.getByRole('application', { name: '내 주변 지도' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '스팟 추가' })).toBeTruthy();
    expect(screen.getAllByText('시험용 지도 (Kakao 아님)')).toHaveLength(1);
  });

  it('a map that has been loaded tells where it was tapped', () => {
    const onClick = vi.fn<(place: Coordinates) => void>();
    render(inApp(<KakaoMap label="지도" center={HAMDEOK} level={3} onClick={onClick} />));
    tapMiddle();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClick.mock.lastCall?.[0].latitude).toBeCloseTo(33.5424, 4);
    expect(onClick.mock.lastCall?.[0].longitude).toBeCloseTo(126.6695, 4);
  });

  it('a map that has been loaded moves when its centre changes, and back on request', () => {
    const ref = createRef<KakaoMapHandle>();
    const onClick = vi.fn<(place: Coordinates) => void>();
    const map = (center: Coordinates) =>
      inApp(<KakaoMap ref={ref} label="지도" center={center} level={3} onClick={onClick} />);
    const { rerender } = render(map(HAMDEOK));
    rerender(map(SEONGSAN));
    tapMiddle();
    expect(onClick.mock.lastCall?.[0].longitude).toBeCloseTo(126.9385, 4);
    act(() => ref.current?.panTo(HAMDEOK));
    tapMiddle();
    expect(onClick.mock.lastCall?.[0].longitude).toBeCloseTo(126.6695, 4);
  });

  it('a map that has been loaded can be moved and asked for its middle by keys', () => {
    const onClick = vi.fn<(place: Coordinates) => void>();
    const onPan = vi.fn<() => void>();
    render(inApp(<KakaoMap label="지도" center={HAMDEOK} level={3} onClick={onClick} onPan={onPan} />));
    const map = screen.getByRole('application', { name: '지도' });
    fireEvent.keyDown(map, { key: 'Enter' });
    expect(onClick.mock.lastCall?.[0]).toEqual(HAMDEOK);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(onPan).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(map, { key: 'Enter' });
    expect(onClick.mock.lastCall?.[0].longitude).toBeGreaterThan(126.6695);
  });

  it('a map that has been loaded tells which part is in sight at which level', () => {
    const onViewport = vi.fn<(viewport: unknown, level: number) => void>();
    const ref = createRef<KakaoMapHandle>();
    render(inApp(<KakaoMap ref={ref} label="지도" center={HAMDEOK} level={4} onViewport={onViewport} />));
    expect(onViewport.mock.lastCall?.[1]).toBe(4);
    act(() => ref.current?.zoomBy(-1));
    expect(onViewport.mock.lastCall?.[1]).toBe(3);
  });

  it('a map tells which part is in sight once after swipes that follow each other at once, and when no finger lies on it', () => {
    vi.useFakeTimers();
    const listen = vi.spyOn(kakao.maps.event, 'addListener');
    const onViewport = vi.fn<(viewport: unknown, level: number) => void>();
    render(inApp(<KakaoMap label="지도" center={HAMDEOK} level={4} onViewport={onViewport} />));
    const map = listen.mock.calls.find(([, type]) => type === 'dragstart')?.[0];
    const swipe = () => {
      if (!map) return;
      kakao.maps.event.trigger(map, 'dragstart');
      kakao.maps.event.trigger(map, 'idle');
    };
    onViewport.mockClear();
    swipe();
    vi.advanceTimersByTime(149);
    swipe();
    vi.advanceTimersByTime(149);
    expect(onViewport).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onViewport).toHaveBeenCalledTimes(1);

    const finger = { identifier: 1, target: screen.getByRole('application', { name: '지도' }) };
    swipe();
    fireEvent.touchStart(finger.target, { touches: [finger] });
    vi.advanceTimersByTime(600);
    expect(onViewport).toHaveBeenCalledTimes(1);
    fireEvent.touchEnd(finger.target, { touches: [] });
    vi.advanceTimersByTime(150);
    expect(onViewport).toHaveBeenCalledTimes(2);
    listen.mockRestore();
    vi.useRealTimers();
  });

  it('a map that has been loaded takes no focus when it is only to be looked at', () => {
    render(inApp(<KakaoMap label="챌린지 위치" center={HAMDEOK} level={8} draggable={false} />));
    expect(screen.getByRole('region', { name: '챌린지 위치' }).getAttribute('tabindex')).toBeNull();
  });
});
