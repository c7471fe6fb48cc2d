import { LazyPart, rememberPart } from '@/ui/LazyPart';
import type { AppDialogProps, BottomSheetProps, FullScreenDialogProps } from './OpenDialogs';

type Opened = { opened: boolean };

const loadAppDialog = rememberPart(() => import('./OpenDialogs').then((module) => module.OpenAppDialog));
const loadBottomSheet = rememberPart(() => import('./OpenDialogs').then((module) => module.OpenBottomSheet));
const loadFullScreenDialog = rememberPart(() =>
  import('./OpenDialogs').then((module) => module.OpenFullScreenDialog),
);

/** What all dialogs are made of: hardly any screen shows one at first. */
export const DIALOG_PARTS = [loadAppDialog, loadBottomSheet, loadFullScreenDialog];

/** A dialog in the middle of the screen. */
export function AppDialog({ opened, ...props }: AppDialogProps & Opened) {
  return opened ? <LazyPart load={loadAppDialog} props={props} onMissing={props.onClose} /> : null;
}

/**
 * A dialog that comes up from the bottom edge.
 * @param isDrawnAhead whether it is drawn while it is closed, as soon as its code is there. Default false.
 */
export function BottomSheet({
  opened,
  isDrawnAhead = false,
  ...props
}: BottomSheetProps & Opened & { isDrawnAhead?: boolean }) {
  return opened || (isDrawnAhead && loadBottomSheet.loaded) ? (
    <LazyPart load={loadBottomSheet} props={{ ...props, opened, isDrawnAhead }} onMissing={props.onClose} />
  ) : null;
}

/** An overlay that covers the page like a page of its own, with a back control. */
export function FullScreenDialog({ opened, ...props }: FullScreenDialogProps & Opened) {
  return opened ? <LazyPart load={loadFullScreenDialog} props={props} onMissing={props.onClose} /> : null;
}
