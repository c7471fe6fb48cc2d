/** The back camera looks at the surroundings, the front camera at the user. */
export type CameraFacing = 'environment' | 'user';

/** Why there is no picture: no camera, permission denied, in use elsewhere, or anything else. */
export type CameraProblem = 'missing' | 'denied' | 'busy' | 'other';

export class CameraError extends Error {
  override name = 'CameraError';
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem, cause?: unknown) {
    super(`The camera cannot be used: ${problem}`, { cause });
    this.problem = problem;
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What the name of a getUserMedia error means to the user. */
export function toCameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return PROBLEMS[name] ?? 'other';
}

/** A JPEG of at most 1280 px on its long edge, quality 0.9 or, in the native app, 85 of 100 (2 §9), never mirrored. */
export interface CapturedPhoto {
  dataUrl: string;
  width: number;
  height: number;
}

/** A camera that runs until `stop`. */
export interface OpenCamera {
  /** Which way it really looks; the wish when the device does not say. */
  facing: CameraFacing;
  /** Whether it shows what it sees; the system's own camera opens with `capture` only. */
  hasPreview: boolean;
  /** Shows the picture in a video element; resolves once there is something to see. */
  attach: (video: HTMLVideoElement) => Promise<void>;
  /** Takes what the attached video shows; null when the user closed the system's camera. Rejects with a CameraError. */
  capture: () => Promise<CapturedPhoto | null>;
  /** Called when the device takes the camera away. */
  onLost: (listener: () => void) => void;
  stop: () => void;
}

/** The camera for proof photos (2 §2). */
export interface CameraPort {
  /** Opens the camera that looks this way, or the only one there is. Rejects with a CameraError. */
  open: (facing: CameraFacing) => Promise<OpenCamera>;
}
