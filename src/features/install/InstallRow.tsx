import { Card } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { getInstallOffer, subscribeToInstallOffer } from '@/offline/install-offer';
import { PigAvatar } from '@/ui/drawings/Pig';
import { MenuButton } from '@/ui/frame/MenuRow';
import { LazyPart, rememberPart } from '@/ui/LazyPart';

const loadGuide = rememberPart(() => import('./InstallGuide').then((module) => module.InstallGuide));

/** Offers to install the app where that can be done; on iOS it explains how. Nothing where the app is installed. */
export function InstallRow() {
  const offer = useSyncExternalStore(subscribeToInstallOffer, getInstallOffer, getInstallOffer);
  const [isGuideOpen, setGuideOpen] = useState(false);
  if (!offer) return null;
  return (
    <>
      <Card padding={0}>
        <MenuButton
          label="앱으로 설치하기"
          description="홈 화면에서 바로 열어요"
          sign={<PigAvatar size={40} />}
          opensDialog={offer.way === 'by-hand'}
          onClick={() => (offer.way === 'ask' ? offer.ask() : setGuideOpen(true))}
        />
      </Card>
      {isGuideOpen && (
        <LazyPart
          load={loadGuide}
          props={{ onClose: () => setGuideOpen(false) }}
          onMissing={() => setGuideOpen(false)}
        />
      )}
    </>
  );
}
