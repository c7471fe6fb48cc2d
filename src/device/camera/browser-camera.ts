import { PHOTO_QUALITY_WEB } from '@/domain/limits';
import {
  CameraError,
  type CameraFacing,
  type CameraPort,
  type CapturedPhoto,
  type OpenCamera,
  toCameraProblem,
} from './camera';
import { fitLongEdge, PHOTO_LONG_EDGE_PX } from '@/device/photo/image-size';

/** How long a camera may take until its first picture, in milliseconds: one that another app holds may never send it. */
const FIRST_PICTURE_LIMIT_MS = 10_000;

/** {@link CameraPort} on getUserMedia; a page without HTTPS has no mediaDevices, hence no camera. */
export function createBrowserCamera(mediaDevices: MediaDevices | undefined): CameraPort {
  return {
    async open(facing) {
      if (!mediaDevices) throw new CameraError('missing');
      try {
        // `exact` instead of `ideal` fails on devices with one camera.
        const video = { facingMode: { ideal: facing }, width: { ideal: PHOTO_LONG_EDGE_PX } };
        return openCamera(await mediaDevices.getUserMedia({ video, audio: false }), facing);
      } catch (error) {
        throw new CameraError(toCameraProblem(error), error);
      }
    },
  };
}

function openCamera(stream: MediaStream, wished: CameraFacing): OpenCamera {
  let attached: HTMLVideoElement | undefined;
  const [track] = stream.getVideoTracks();
  const actual = track?.getSettings().facingMode;
  return {
    facing: actual === 'user' || actual === 'environment' ? actual : wished,
    hasPreview: true,
    async attach(video) {
      attached = video;
      // iOS plays a camera only inline and muted.
      video.playsInline = true;
      video.muted = true;
      video.srcObject = stream;
      let limit: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        limit = setTimeout(() => reject(new CameraError('other')), FIRST_PICTURE_LIMIT_MS);
      });
      await Promise.race([video.play().then(() => hasPicture(video)), tooLate]).finally(() =>
        clearTimeout(limit),
      );
    },
    async capture() {
      return takePicture(attached);
    },
    onLost(listener) {
      track?.addEventListener('ended', listener);
    },
    stop() {
      for (const each of stream.getTracks()) each.stop();
      if (attached?.srcObject === stream) attached.srcObject = null;
    },
  };
}

/** A video plays before its first frame has come: it is 0 pixels wide until then. */
function hasPicture(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (video.videoWidth === 0) return;
      video.removeEventListener('resize', check);
      video.removeEventListener('loadeddata', check);
      resolve();
    };
    video.addEventListener('resize', check);
    video.addEventListener('loadeddata', check);
  });
}

function takePicture(video: HTMLVideoElement | undefined): CapturedPhoto {
  if (!video || video.videoWidth === 0) throw new CameraError('other');
  const size = fitLongEdge({ width: video.videoWidth, height: video.videoHeight }, PHOTO_LONG_EDGE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new CameraError('other');
  context.drawImage(video, 0, 0, size.width, size.height);
  return { dataUrl: canvas.toDataURL('image/jpeg', PHOTO_QUALITY_WEB), ...size };
}
