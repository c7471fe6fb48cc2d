import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast } from '@/ui/toast';
import type { ProofDialogProps } from './ProofDialog';

/** The camera screen for the proof of a challenge, over the whole page (2 §2). Its code is loaded when it opens. */
export function ProofCamera(props: ProofDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ProofDialogProps> | null>(null);
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
