import type { PhotoPort, PhotoProblem, PhotoResult } from '@/device/photo/photo';

/** Takes every file for a fine photo, unless told what is wrong with it. */
export class FakePhoto implements PhotoPort {
  /** What is wrong with files of these names. */
  readonly problems = new Map<string, PhotoProblem>();
  dataUrl = 'data:image/jpeg;base64,ZmFrZQ==';

  readonly prepare = (file: File): Promise<PhotoResult> => {
    const problem = this.problems.get(file.name);
    return Promise.resolve(problem ? { ok: false, problem } : { ok: true, photo: file });
  };

  readonly toDataUrl = () => Promise.resolve(this.dataUrl);
}
