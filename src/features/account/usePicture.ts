import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { imageFileProblemText } from '@/domain/validation/image-file';

/** A picture that was chosen but is not saved yet. */
export type ChosenPicture = { kind: 'new'; file: File; address: string } | { kind: 'default' };

/** The choice of another profile picture, made small enough to be sent, or of the default one. */
export function usePicture() {
  const { photo } = useDevice();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState('');
  const address = chosen?.kind === 'new' ? chosen.address : null;

  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  async function choose(file: File): Promise<void> {
    const result = await photo.prepare(file);
    if (!result.ok) {
      setProblem(imageFileProblemText(result.problem));
      return;
    }
    setProblem('');
    setChosen({ kind: 'new', file: result.photo, address: URL.createObjectURL(result.photo) });
  }

  function change(next: ChosenPicture | null) {
    setProblem('');
    setChosen(next);
  }

  return {
    chosen,
    problem,
    choose,
    chooseDefault: () => change({ kind: 'default' }),
    clear: () => change(null),
  };
}
