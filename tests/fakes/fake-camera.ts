import {
  CameraError,
  type CameraFacing,
  type CameraPort,
  type CameraProblem,
  type CapturedPhoto,
  type OpenCamera,
} from '@/device/camera/camera';

/** A camera that opens at once and always takes the same photo. */
export class FakeCamera implements CameraPort {
  /** Set to make the next openings fail; null for a working camera. */
  problem: CameraProblem | null = null;
  photo: CapturedPhoto = { dataUrl: 'data:image/jpeg;base64,ZmFrZQ==', width: 1280, height: 960 };
  /** The way each opened camera looks, in order. */
  readonly opened: CameraFacing[] = [];
  /** Cameras that run at the moment. */
  running = 0;
  #lose: (() => void)[] = [];

  readonly open = (facing: CameraFacing): Promise<OpenCamera> => {
    if (this.problem) return Promise.reject(new CameraError(this.problem));
    this.opened.push(facing);
    this.running += 1;
    let isRunning = true;
    return Promise.resolve({
      facing,
      hasPreview: true,
      attach: () => Promise.resolve(),
      capture: () => Promise.resolve(this.photo),
      onLost: (listener) => void this.#lose.push(listener),
      stop: () => {
        if (isRunning) this.running -= 1;
        isRunning = false;
      },
    });
  };

  /** The device takes every camera away. */
  lose() {
    for (const tell of this.#lose) tell();
    this.#lose = [];
  }
}
