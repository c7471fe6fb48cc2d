import { Camera, CameraDirection, EncodingType } from '@capacitor/camera';
import { PHOTO_QUALITY_NATIVE } from '@/domain/limits';
import {
  CameraError,
  type CameraFacing,
  type CameraPort,
  type CameraProblem,
  type CapturedPhoto,
} from '../camera/camera';
import { PHOTO_LONG_EDGE_PX } from '../photo/image-size';
import type { PhotoPort } from '../photo/photo';
import { codeOf } from './answer-within';

const CANCELED = 'OS-PLUG-CAMR-0006';
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  'OS-PLUG-CAMR-0003': 'denied',
  'OS-PLUG-CAMR-0007': 'missing',
  UNIMPLEMENTED: 'missing',
};

/**
 * {@link CameraPort} on the system's own camera, which opens with the shutter: it asks for the permission, focuses, and
 * lets the user look at the photo before it is taken over. No limit is set on how long that takes.
 *
 * @param photo makes the photo upright and free of its EXIF data, which may name the place
 */
export function createNativeCamera(photo: PhotoPort): CameraPort {
  return {
    open: (facing) =>
      Promise.resolve({
        facing,
        hasPreview: false,
        attach: () => Promise.resolve(),
        capture: () => capture(facing, photo),
        onLost: () => undefined,
        stop: () => undefined,
      }),
  };
}

async function capture(facing: CameraFacing, photo: PhotoPort): Promise<CapturedPhoto | null> {
  try {
    const { webPath } = await Camera.takePhoto({
      quality: PHOTO_QUALITY_NATIVE,
      targetWidth: PHOTO_LONG_EDGE_PX,
      targetHeight: PHOTO_LONG_EDGE_PX,
      correctOrientation: true,
      encodingType: EncodingType.JPEG,
      saveToGallery: false,
      cameraDirection: facing === 'user' ? CameraDirection.Front : CameraDirection.Rear,
    });
    if (webPath === undefined) throw new CameraError('other');
    const taken = await (await fetch(webPath)).blob();
    const prepared = await photo.prepare(new File([taken], 'photo.jpg', { type: 'image/jpeg' }));
    if (!prepared.ok) throw new CameraError('other');
    const { width, height } = await createImageBitmap(prepared.photo);
    return { dataUrl: await photo.toDataUrl(prepared.photo), width, height };
  } catch (error) {
    if (codeOf(error) === CANCELED) return null;
    throw error instanceof CameraError ? error : new CameraError(PROBLEMS[codeOf(error)] ?? 'other', error);
  }
}
