import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useDevice } from '@/device/DeviceContext';
import { usePhotoChoice } from '@/device/photo/usePhotoChoice';
import { imageFileProblemText } from '@/domain/pictures/image-file';
import type { SignupWizard } from './useSignupWizard';

const PhotoSchema = z.instanceof(File);

/** The profile picture of a signup, until it is sent. */
export interface ProfilePhoto {
  /** Made fit for sending; null for the default picture. */
  photo: File | null;
  /** Why the last chosen file was not taken; empty when it was. */
  problem: string;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/**
 * The profile picture (1 §2, 1 §5), resized as soon as it is chosen, with its preview. Like the rest of the wizard it
 * outlives a reload, and it is forgotten when the wizard begins anew or has succeeded.
 */
export function useProfilePhoto({
  state,
  dispatch,
  isRestored,
}: Pick<SignupWizard, 'state' | 'dispatch' | 'isRestored'>): ProfilePhoto {
  const { drafts } = useDevice();
  const { prepare, abandon } = usePhotoChoice();
  const draftKey = `signup-photo.${state.flow}`;
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  /** What the user does counts more than what an earlier visit has left. */
  const hasChosen = useRef(false);
  const isOver = state.submission === 'submitted';

  useEffect(() => {
    if (!isRestored || isOver) {
      void drafts.remove(draftKey);
      return undefined;
    }
    let isCurrent = true;
    const restore = async () => {
      const kept = await drafts.load(draftKey, PhotoSchema);
      if (isCurrent && kept && !hasChosen.current) setPhoto(kept);
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [draftKey, drafts, isOver, isRestored]);

  useEffect(() => {
    if (!photo) return undefined;
    const imageUrl = URL.createObjectURL(photo);
    dispatch({ type: 'imageChosen', imageUrl });
    return () => URL.revokeObjectURL(imageUrl);
  }, [dispatch, photo]);

  return {
    photo,
    problem,
    choose: async (file) => {
      hasChosen.current = true;
      const prepared = await prepare(file);
      if (!prepared) return;
      if (!prepared.ok) {
        setProblem(imageFileProblemText(prepared.problem));
        return;
      }
      setProblem('');
      setPhoto(prepared.photo);
      await drafts.save(draftKey, prepared.photo);
    },
    remove: () => {
      hasChosen.current = true;
      abandon();
      setProblem('');
      setPhoto(null);
      dispatch({ type: 'imageChosen', imageUrl: '' });
      void drafts.remove(draftKey);
    },
  };
}
