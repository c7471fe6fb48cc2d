import { useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { imageFileProblemText } from '@/domain/pictures/image-file';
import { PHOTO_OVERFLOW_TEXT } from './spot-photo';

/**
 * The choice of photo files. One after another is made small, upright and free of its location (1 §2), which spares
 * the memory of a phone; files that cannot be taken, or for which there is no room, are told.
 */
export function useChoosePhotos(onPhoto: (photo: File) => void) {
  const { photo } = useDevice();
  const [isPreparing, setPreparing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** @param room how many more photos are wanted */
  async function choose(files: readonly File[], room: number): Promise<void> {
    const found = new Set<string>();
    let left = room;
    setProblems([]);
    setPreparing(true);
    for (const file of files) {
      if (left === 0) {
        found.add(PHOTO_OVERFLOW_TEXT);
        break;
      }
      // Several at once could be too much for a phone.
      const result = await photo.prepare(file);
      if (result.ok) {
        left -= 1;
        onPhoto(result.photo);
      } else {
        found.add(imageFileProblemText(result.problem));
      }
    }
    setProblems([...found]);
    setPreparing(false);
  }

  return { choose, isPreparing, problems, clearProblems: () => setProblems([]) };
}
