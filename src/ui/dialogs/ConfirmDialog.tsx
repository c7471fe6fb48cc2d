import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppDialog } from './dialogs';
import type { AppDialogProps } from './OpenDialogs';
import { SubmitButton } from '@/ui/buttons/SubmitButton';

interface ConfirmDialogProps {
  opened: boolean;
  /** A picture of what is asked about, above the title. */
  photo?: ReactNode;
  /** How the pig feels that looks out above the title where there is no picture. */
  mood?: AppDialogProps['mood'];
  title: string;
  text?: ReactNode;
  /** Default 확인. */
  confirmText?: string;
  /** Default 취소. */
  cancelText?: string;
  /** While true nothing can be tapped and the dialog stays. */
  pending?: boolean;
  /** What the confirm button says while pending. */
  pendingText?: string;
  /** False where something has yet to be chosen. Default true. */
  canConfirm?: boolean;
  /** What it does: goes on, or destroys something. Default goes on. */
  kind?: keyof typeof LOOKS;
  /** Runs once however often it is tapped, until the promise that it returns has settled. */
  onConfirm: () => unknown;
  onCancel: () => void;
  /** Anything between the text and the buttons. */
  children?: ReactNode;
}

const LOOKS = {
  going: {},
  destroying: { color: 'error' },
} as const;

/** Asks before something happens: 취소 or 확인. */
export function ConfirmDialog({
  opened,
  photo,
  mood,
  title,
  text,
  confirmText = '확인',
  cancelText = '취소',
  pending = false,
  pendingText,
  canConfirm = true,
  kind = 'going',
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <AppDialog
      opened={opened}
      photo={photo}
      mood={mood}
      title={title}
      text={text}
      onClose={onCancel}
      dismissible={!pending}
      actions={
        <>
          <Button variant="default" disabled={pending} onClick={onCancel}>
            {cancelText}
          </Button>
          <SubmitButton
            type="button"
            pending={pending}
            pendingText={pendingText}
            disabled={!canConfirm}
            {...LOOKS[kind]}
            onClick={onConfirm}
          >
            {confirmText}
          </SubmitButton>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
