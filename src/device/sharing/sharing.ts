import { saveFile } from './save-file';
import { shareFile, shareLink, type ShareOutcome } from './share';

/** Hands things to the system for other apps. Only on a tap. */
export interface SharingPort {
  /** A picture; where it cannot be shared it is kept on the device. Rejects when neither works. */
  shareFile: (file: File, text: string) => Promise<ShareOutcome>;
  /** An address; where it cannot be shared it is copied. Rejects when neither works. */
  shareLink: (link: { title: string; text: string; url: string }) => Promise<ShareOutcome>;
  /** A file for the user to keep. Rejects when the device refuses it. */
  saveFile: (name: string, content: Blob) => Promise<ShareOutcome>;
}

/** {@link SharingPort} of a browser. */
export const BROWSER_SHARING: SharingPort = {
  shareFile,
  shareLink,
  saveFile: (name, content) => {
    saveFile(name, content);
    return Promise.resolve('kept');
  },
};
