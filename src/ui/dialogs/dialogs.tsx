import type { ReactNode } from 'react';
import { LazyPart, rememberPart } from '@/ui/LazyPart';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  /** True where a field inside takes the focus by `data-autofocus` instead of the title. Default false. */
  focusesField?: boolean;
}

export interface AppDialogProps extends DialogProps {
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Anything between the text and the buttons. */
  children?: ReactNode;
  /** The buttons, side by side. */
  actions?: ReactNode;
  /** Its width in CSS pixels, as far as the screen has it. Default 360. */
  width?: number;
  /** Its least height in CSS pixels, likewise. Default: as high as what it holds. */
  height?: number;
  /** What lies behind all that it holds. Default the theme's surface. */
  background?: string;
}

export interface BottomSheetProps extends DialogProps {
  children: ReactNode;
}

export interface FullScreenDialogProps extends DialogProps {
  children: ReactNode;
}

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

/** A dialog that comes up from the bottom edge. */
export function BottomSheet({ opened, ...props }: BottomSheetProps & Opened) {
  return opened ? <LazyPart load={loadBottomSheet} props={props} onMissing={props.onClose} /> : null;
}

/** An overlay that covers the page like a page of its own, with a back control. */
export function FullScreenDialog({ opened, ...props }: FullScreenDialogProps & Opened) {
  return opened ? <LazyPart load={loadFullScreenDialog} props={props} onMissing={props.onClose} /> : null;
}
