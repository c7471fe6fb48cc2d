import { ActionIcon, Box, Button, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PositionState } from '@/device/position/position';
import { usePosition } from '@/device/position/usePosition';
import type { Coordinates } from '@/domain/map/geo';
import { positionProblem } from '@/domain/map/position-problems';
import { DEFAULT_CENTER, SPOT_PICKER_MAP_LEVEL } from '@/domain/limits';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { LoadingState } from '@/ui/states/states';
import { Pig } from '@/ui/drawings/Pig';
import { KakaoMap, type KakaoMapHandle, useMapSdk, MapOverlay } from '@/ui/map/KakaoMap';
import looks from '@/ui/looks.module.css';
import { reverseGeocode } from './reverse-geocode';
import { PlacePin } from './PlacePin';

/** All that the dialog has under its header. */
const HEIGHT = 'calc(var(--below-header) - var(--safe-bottom))';

/** A place with the text that names it. */
export interface PickedLocation {
  /** Its address, or 'lat, lng'. */
  name: string;
  position: Coordinates;
}

export interface MapPickerProps {
  /** The place that was chosen before. */
  chosen: Coordinates | null;
  onPick: (location: PickedLocation) => void;
}

/**
 * A map around the user (1 §2): a tap chooses the place. Without a position it shows the default centre, and without
 * a map the position itself can be chosen.
 */
export function MapPicker({ chosen, onPick }: MapPickerProps) {
  const { position: positionPort } = useDevice();
  const state = usePosition();
  const { status: mapStatus } = useMapSdk();
  const map = useRef<KakaoMapHandle>(null);
  const [center, setCenter] = useState<Coordinates>(DEFAULT_CENTER);
  // The position brings the map there once, and not when the user looks at another place already.
  const [isAwaited, setAwaited] = useState(true);
  if (isAwaited && state.fix) {
    setAwaited(false);
    setCenter(state.fix);
  }
  const [tapped, setTapped] = useState<Coordinates | null>(null);

  const latest = useRef<Coordinates>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const pick = useCallback(
    async ({ latitude, longitude }: Coordinates) => {
      const place = { latitude, longitude };
      latest.current = place;
      setTapped(place);
      const name = await reverseGeocode(place);
      // Left, or tapped elsewhere meanwhile.
      if (latest.current === place) onPick({ name, position: place });
    },
    [onPick],
  );
  const handleTap = useCallback((place: Coordinates) => void pick(place), [pick]);

  function locateAgain() {
    setAwaited(true);
    positionPort.restart();
  }

  if (state.status === 'waiting' && isAwaited) {
    return (
      <Stack gap="xs" align="center" justify="center" h={HEIGHT}>
        <LoadingState text="현재 위치 불러오는 중…" />
        <Button variant="default" onClick={() => setAwaited(false)}>
          지도에서 직접 고르기
        </Button>
      </Stack>
    );
  }

  const pinned = tapped ?? chosen;
  return (
    <Stack gap={0} h={HEIGHT}>
      <Box pos="relative" flex={1} mih={220}>
        <KakaoMap
          ref={map}
          label="위치를 고를 지도"
          center={center}
          level={SPOT_PICKER_MAP_LEVEL}
          onClick={handleTap}
          onPan={() => setAwaited(false)}
        >
          {state.fix && (
            <MapOverlay position={state.fix} zIndex={1}>
              <Paper
                radius="50%"
                w={44}
                h={44}
                bg="var(--sea-pale)"
                bd="3px solid var(--surface)"
                style={{ boxShadow: '0 0 0 2px var(--sea)' }}
                role="img"
                aria-label="내 위치"
              >
                <Pig size={48} pose="sitting" style={{ maxWidth: 'none', translate: '-5px -15px' }} />
              </Paper>
            </MapOverlay>
          )}
          {pinned && (
            <MapOverlay position={pinned} yAnchor={1} zIndex={2}>
              <PlacePin aria-label="고른 위치" />
            </MapOverlay>
          )}
        </KakaoMap>

        <Stack
          gap={10}
          align="center"
          pos="absolute"
          inset="12px 0 auto"
          ps="calc(16px + var(--safe-left))"
          pe="calc(16px + var(--safe-right))"
          className={looks.through}
        >
          {state.fix === null && state.status !== 'waiting' && (
            <FailureAlert
              role="presentation"
              w="100%"
              shadow="md"
              onRetry={state.status === 'unsupported' ? undefined : locateAgain}
            >
              <ProblemText {...state} />
            </FailureAlert>
          )}
          {mapStatus === 'ready' && (
            <Paper
              bg="var(--surface)"
              component="output"
              radius={999}
              shadow="md"
              px={18}
              py={10}
              fz="0.9375rem"
              fw={600}
              lh={1.4}
              ta="center"
            >
              {tapped ? '주소를 찾는 중…' : '지도를 눌러 위치를 골라주세요.'}
              <VisuallyHidden>
                지도에서는 화살표 키로 움직이고 Enter 키로 가운데를 고를 수 있어요.
              </VisuallyHidden>
            </Paper>
          )}
        </Stack>
        {mapStatus === 'ready' && (
          <ActionIcon.Group
            orientation="vertical"
            pos="absolute"
            right="calc(16px + var(--safe-right))"
            bottom={20}
          >
            <ActionIcon variant="default" aria-label="확대" onClick={() => map.current?.zoomBy(-1)}>
              <IconPlus size={20} />
            </ActionIcon>
            <ActionIcon variant="default" aria-label="축소" onClick={() => map.current?.zoomBy(1)}>
              <IconMinus size={20} />
            </ActionIcon>
          </ActionIcon.Group>
        )}
      </Box>
      {state.fix && (
        // Beneath the map: its maker's mark in the corner stays in sight.
        <Box px="lg" pt={14} pb="md">
          <Button
            size="lg"
            fullWidth
            leftSection={<IconCurrentLocation size={20} />}
            // The address comes from the same script as the map.
            disabled={mapStatus === 'loading'}
            onClick={() => handleTap(state.fix)}
          >
            현재 위치로 선택
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** What is told in red (1 §2, 2 §8), in Korean whatever the provider's own text, and what helps. */
function ProblemText({ status, message }: Exclude<PositionState, { status: 'fix' }>) {
  const isApp = useDevice().system !== undefined;
  const isNamed = status !== 'waiting' && status !== 'unsupported';
  const { error, advice } = isNamed ? positionProblem(status, isApp) : { error: message, advice: '' };
  return (
    <>
      <Text role="alert" inherit>
        {status === 'denied' && '위치 권한이 필요해요. '}
        <span style={{ display: 'inline-block' }}>{error}</span>
      </Text>
      <Text c="var(--basalt)" fz="sm" lh={1.45} mt={2}>
        {advice}
      </Text>
    </>
  );
}
