import { useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { ShareOutcome } from '@/device/sharing/share';
import type { SharingPort } from '@/device/sharing/sharing';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { showToast } from '@/ui/toast/toast';
import type { ShareCard } from './share-card';

/**
 * Shares a picture of what was achieved, or an address. What the device cannot share is saved or copied, and said so;
 * so is a failure. The code that draws comes with the first tap.
 */
export function useShare() {
  const { sharing } = useDevice();
  const [isSharing, setIsSharing] = useState(false);

  const run = useSingleFlight(async (share: () => Promise<ShareOutcome>, keptText: string) => {
    setIsSharing(true);
    try {
      if ((await share()) === 'kept') showToast(keptText);
    } catch (error) {
      console.warn('Nothing was shared:', error);
      showToast('공유하지 못했어요. 다시 시도해주세요.');
    }
    setIsSharing(false);
  });

  return {
    isSharing,
    shareCard: (card: ShareCard) =>
      run(async () => {
        const { drawShareCard } = await import('./share-card');
        return sharing.shareFile(await drawShareCard(card), card.title);
      }, '이미지를 저장했어요.'),
    shareLink: (link: Parameters<SharingPort['shareLink']>[0]) =>
      run(() => sharing.shareLink(link), '링크를 복사했어요.'),
  };
}
