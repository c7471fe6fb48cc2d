import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useDevice } from '@/device/DeviceContext';
import { DRAFT_KEYS } from '@/device/storage-keys';
import { imageFileProblemText } from '@/domain/validation/image-file';
import type { SignupWizard } from './useSignupWizard';

const PhotoSchema = v.instance(File);

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
  const device = useDevice();
  const { drafts } = device;
  const draftKey = DRAFT_KEYS.signupPhoto(state.flow);
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  /** How often a picture was chosen or taken away: only the last choice counts, however long each one takes. */
  const choices = useRef(0);
  const isOver = state.submission === 'submitted';

  useEffect(() => {
    if (!isRestored || isOver) {
      void drafts.remove(draftKey);
      return undefined;
    }
    let isCurrent = true;
    const restore = async () => {
      const kept = await drafts.load(draftKey, PhotoSchema);
      if (isCurrent && kept && choices.current === 0) setPhoto(kept);
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [draftKey, drafts, isOver, isRestored]);

  useEffect(() => {
    if (!photo) {
      dispatch({ type: 'imageChosen', imageUrl: '' });
      return undefined;
    }
    const imageUrl = URL.createObjectURL(photo);
    dispatch({ type: 'imageChosen', imageUrl });
    return () => URL.revokeObjectURL(imageUrl);
  }, [dispatch, photo]);

  return {
    photo,
    problem,
    choose: async (file) => {
      choices.current += 1;
      const choice = choices.current;
      const prepared = await device.photo.prepare(file);
      if (choice !== choices.current) return;
      if (!prepared.ok) {
        setProblem(imageFileProblemText(prepared.problem));
        return;
      }
      setProblem('');
      setPhoto(prepared.photo);
      await drafts.save(draftKey, prepared.photo);
    },
    remove: () => {
      choices.current += 1;
      setProblem('');
      setPhoto(null);
      void drafts.remove(draftKey);
    },
  };
}
