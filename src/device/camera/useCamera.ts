import { useCallback, useEffect, useRef, useState } from 'react';
import {
  CameraError,
  type CameraFacing,
  type CameraProblem,
  type CapturedPhoto,
  type OpenCamera,
} from './camera';
import { useDevice } from '@/device/DeviceContext';

type CameraStatus =
  | { status: 'opening' }
  | { status: 'ready'; facing: CameraFacing; hasPreview: boolean }
  | { status: 'failed'; problem: CameraProblem };

const OPENING: CameraStatus = { status: 'opening' };

/**
 * A camera that runs while the component is mounted, the back one first (2 §2). Put `videoRef` on a video
 * element that is always there. `mirrored` tells whether the preview is the front camera's and should be shown
 * as in a mirror; the photo never is. `retry` opens the camera anew after a failure.
 */
export function useCamera() {
  const { camera } = useDevice();
  const videoRef = useRef<HTMLVideoElement>(null);
  const opened = useRef<OpenCamera>(null);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const [wish, setWish] = useState<{ facing: CameraFacing }>({ facing: 'environment' });
  const [state, setState] = useState<CameraStatus>(OPENING);

  useEffect(() => {
    let isLeft = false;
    const close = () => {
      opened.current?.stop();
      opened.current = null;
    };
    const open = async (before: Promise<void>) => {
      // Many phones refuse a second camera while the first one is still opening.
      await before;
      const video = videoRef.current;
      if (isLeft || !video) return;
      setState(OPENING);
      try {
        const found = await camera.open(wish.facing);
        opened.current = found;
        if (isLeft) {
          close();
          return;
        }
        found.onLost(() => {
          if (opened.current === found) setState({ status: 'failed', problem: 'busy' });
        });
        await found.attach(video);
        if (opened.current === found)
          setState({ status: 'ready', facing: found.facing, hasPreview: found.hasPreview });
      } catch (error) {
        if (isLeft) return;
        console.warn('The camera could not be opened:', error);
        close();
        setState({ status: 'failed', problem: error instanceof CameraError ? error.problem : 'other' });
      }
    };
    turn.current = open(turn.current);
    return () => {
      isLeft = true;
      close();
    };
  }, [camera, wish]);

  const flip = useCallback(
    () => setWish(({ facing }) => ({ facing: facing === 'environment' ? 'user' : 'environment' })),
    [],
  );
  const retry = useCallback(() => setWish(({ facing }) => ({ facing })), []);
  /** Null when the user wanted none after all. Rejects with a CameraError when there is no picture to take. */
  const capture = useCallback(async (): Promise<CapturedPhoto | null> => {
    try {
      if (!opened.current) throw new CameraError('other');
      return await opened.current.capture();
    } catch (error) {
      // The system's camera tells only now that there is none, or that it is denied: a photo file is the way on.
      if (error instanceof CameraError && error.problem !== 'other') {
        setState({ status: 'failed', problem: error.problem });
        return null;
      }
      throw error;
    }
  }, []);

  return {
    videoRef,
    ...state,
    mirrored: state.status === 'ready' && state.facing === 'user',
    flip,
    retry,
    capture,
  };
}
