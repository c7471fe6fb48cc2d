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

/**
 * A dialog in the middle of the screen.
 * @param isDrawnAhead whether it is drawn while it is closed, as soon as its code is there. Default false.
 */
export function AppDialog({
  opened,
  isDrawnAhead = false,
  ...props
}: AppDialogProps & Opened & { isDrawnAhead?: boolean }) {
  return opened || (isDrawnAhead && loadAppDialog.loaded) ? (
    <LazyPart load={loadAppDialog} props={{ ...props, opened, isDrawnAhead }} onMissing={props.onClose} />
  ) : null;
}

/** A dialog that comes up from the bottom edge. */
export function BottomSheet({ opened, ...props }: BottomSheetProps & Opened) {
  return opened ? <LazyPart load={loadBottomSheet} props={props} onMissing={props.onClose} /> : null;
}

/** An overlay that covers the page like a page of its own, with a back control. */
export function FullScreenDialog({ opened, ...props }: FullScreenDialogProps & Opened) {
  return opened ? <LazyPart load={loadFullScreenDialog} props={props} onMissing={props.onClose} /> : null;
}
