import { saveFile } from './save-file';

/** What became of a wish to share: the sheet has taken it, it was kept on the device, or the user closed the sheet. */
export type ShareOutcome = 'shared' | 'kept' | 'closed';

/**
 * Hands a picture to the system's share sheet; where there is none, saves it as a file. Only on a tap. Rejects when
 * neither works.
 */
export async function shareFile(file: File, text: string): Promise<ShareOutcome> {
  const content: ShareData = { files: [file], text };
  if (navigator.canShare?.(content)) return openSheet(content);
  saveFile(file.name, file);
  return 'kept';
}

/**
 * Hands an address to the system's share sheet; where there is none, copies it. Only on a tap. Rejects when neither
 * works.
 */
export async function shareLink(link: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  if (navigator.canShare?.(link)) return openSheet(link);
  await navigator.clipboard.writeText(link.url);
  return 'kept';
}

async function openSheet(content: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    throw error;
  }
}
