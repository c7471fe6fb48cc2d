import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import type { PhotoPort } from '../photo/photo';
import type { ShareOutcome } from '../sharing/share';
import type { SharingPort } from '../sharing/sharing';
import { answerWithin } from './answer-within';

const WRITE_LIMIT_MS = 10_000;

/**
 * {@link SharingPort} on the system's share sheet, which also saves. The sheet stays open as long as the user likes.
 * @param photo reads files as data URLs
 */
export function createNativeSharing({ toDataUrl }: PhotoPort): SharingPort {
  const shareContent = async (name: string, content: Blob, text: string): Promise<ShareOutcome> => {
    const { uri } = await answerWithin(
      Filesystem.writeFile({ path: name, data: await toDataUrl(content), directory: Directory.Cache }),
      WRITE_LIMIT_MS,
    );
    return openSheet({ files: [uri], text });
  };
  return {
    shareFile: (file, text) => shareContent(file.name, file, text),
    shareLink: (link) => openSheet(link),
    saveFile: (name, content) => shareContent(name, content, name),
  };
}

async function openSheet(content: Parameters<typeof Share.share>[0]): Promise<ShareOutcome> {
  try {
    await Share.share(content);
    return 'shared';
  } catch (error) {
    if (error instanceof Error && /cancel/i.test(error.message)) return 'closed';
    throw error;
  }
}
