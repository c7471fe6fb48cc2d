import { LazyPart } from '@/ui/LazyPart';
import type { ProofDialogProps } from './ProofDialog';

const loadDialog = () => import('./ProofDialog').then((module) => module.ProofDialog);

/** The camera screen for the proof of a challenge, over the whole page (2 §2). Its code is loaded when it opens. */
export function ProofCamera(props: ProofDialogProps) {
  return <LazyPart load={loadDialog} props={props} onMissing={props.onClose} />;
}
