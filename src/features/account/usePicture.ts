import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PhotoProblem } from '@/device/photo';

/** A picture that was chosen but is not saved yet. */
export type ChosenPicture = { kind: 'new'; file: File; address: string } | { kind: 'default' };

const PROBLEM_TEXTS: Readonly<Record<PhotoProblem, string>> = {
  'not-image': '이미지 파일만 올릴 수 있습니다.',
  empty: '비어 있는 파일이에요. 다른 사진을 골라주세요.',
  'too-large': '파일이 너무 커요. 다른 사진을 골라주세요.',
  unreadable: '사진을 열 수 없어요. 다른 사진을 골라주세요.',
};

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
      setProblem(PROBLEM_TEXTS[result.problem]);
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
