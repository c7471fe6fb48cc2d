import { useEffect, useState } from 'react';
import { usePhotoChoice } from '@/device/photo/usePhotoChoice';
import { imageFileProblemText } from '@/domain/pictures/image-file';

/** A picture that was chosen but is not saved yet. */
export type ChosenPicture = { kind: 'new'; file: File; address: string } | { kind: 'default' };

/** The choice of another profile picture, made small enough to be sent, or of the default one: the last one counts. */
export function usePicture() {
  const { isPreparing, prepare, abandon } = usePhotoChoice();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState('');
  const address = chosen?.kind === 'new' ? chosen.address : null;

  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  async function choose(file: File): Promise<void> {
    const result = await prepare(file);
    if (!result) return;
    if (!result.ok) {
      setProblem(imageFileProblemText(result.problem));
      return;
    }
    setProblem('');
    setChosen({ kind: 'new', file: result.photo, address: URL.createObjectURL(result.photo) });
  }

  function change(next: ChosenPicture | null) {
    abandon();
    setProblem('');
    setChosen(next);
  }

  return {
    chosen,
    /** The picture that was chosen last is not ready yet. */
    isPreparing,
    problem,
    choose,
    chooseDefault: () => change({ kind: 'default' }),
    clear: () => change(null),
  };
}
