import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Coordinates } from '@/domain/geo';
import { showToast } from '@/ui/toast';
import type { ProofChallenge } from './useCompleteChallenge';

export interface ProofCameraProps {
  challenge: ProofChallenge;
  /** Where the user is; null when it is not known. */
  position: Coordinates | null;
  /** Back, without a proof. */
  onClose: () => void;
  /** The challenge is completed, and the app is on its way to the list of completed ones (2 §4). */
  onDone: () => void;
}

/** The camera screen for the proof of a challenge, over the whole page (2 §2). Its code is loaded when it opens. */
export function ProofCamera(props: ProofCameraProps) {
  const [Dialog, setDialog] = useState<ComponentType<ProofCameraProps> | null>(null);
  const handleMissing = useEffectEvent(() => {
    showToast('문제가 발생했어요. 다시 시도해주세요.');
    props.onClose();
  });

  useEffect(() => {
    let isLeft = false;
    import('./ProofDialog').then(
      ({ ProofDialog }) => {
        if (!isLeft) setDialog(() => ProofDialog);
      },
      () => {
        if (!isLeft) handleMissing();
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);

  return Dialog && <Dialog {...props} />;
}
