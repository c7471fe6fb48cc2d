import { useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PhotoResult } from './photo';

/** The preparation of the one photo that the user chooses; see {@link usePhotoChoice}. */
export interface PhotoChoice {
  /** The photo that was chosen last is not ready yet. */
  isPreparing: boolean;
  /** Makes a photo fit for sending; null when the user has chosen otherwise meanwhile. Never rejects. */
  prepare: (file: File) => Promise<PhotoResult | null>;
  /** The user has chosen otherwise, such as the default picture: what is being prepared no longer counts. */
  abandon: () => void;
}

/** Prepares the photo that the user chooses: only the last choice counts, however long each one takes. */
export function usePhotoChoice(): PhotoChoice {
  const { photo } = useDevice();
  const lastChoice = useRef(0);
  const [isPreparing, setPreparing] = useState(false);
  return {
    isPreparing,
    prepare: async (file) => {
      lastChoice.current += 1;
      const choice = lastChoice.current;
      setPreparing(true);
      const result = await photo.prepare(file);
      if (choice !== lastChoice.current) return null;
      setPreparing(false);
      return result;
    },
    abandon: () => {
      lastChoice.current += 1;
      setPreparing(false);
    },
  };
}
