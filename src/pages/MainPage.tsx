import { useState } from 'react';
import { usePosition } from '@/device/usePosition';
import { useWakeLock } from '@/device/useWakeLock';
import { AttendancePopup } from '@/features/attendance/AttendancePopup';
import { HomeMap } from '@/features/home-map/HomeMap';
import { useNearby } from '@/features/home-map/useNearby';
import { ConversionSheet } from '@/features/points/ConversionSheet';
import { ProfileCard } from '@/features/profile-overlay/ProfileCard';
import { ProfileOverlay } from '@/features/profile-overlay/ProfileOverlay';
import { ProofCamera } from '@/features/proof/ProofCamera';
import { useLocalCompletions } from '@/features/proof/useLocalCompletions';
import { useResendCompletions } from '@/features/proof/useResendCompletions';
import { ProximityDialog } from '@/features/proximity/ProximityDialog';
import { useOngoingChallenges } from '@/features/proximity/useOngoingChallenges';
import { useProximityPrompt } from '@/features/proximity/useProximityPrompt';
import { StepsCounter } from '@/features/steps/StepsCounter';
import { useTodaySteps } from '@/features/steps/useTodaySteps';
import type { OngoingChallenge } from '@/domain/proximity';
import { usePageTitle } from '@/ui/usePageTitle';

/** The home map (2 §2): the user's place, what is around it, today's steps and the profile. */
export function MainPage() {
  usePageTitle('홈');
  useWakeLock(true);
  const { fix } = usePosition();
  const steps = useTodaySteps();
  const { records, failure, retry } = useNearby(fix);
  const { completedIds } = useLocalCompletions();
  useResendCompletions();
  const challenges = useOngoingChallenges(records, completedIds);
  const { prompt, dismiss } = useProximityPrompt(challenges);
  const [proving, setProving] = useState<OngoingChallenge | null>(null);
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const [isConverting, setIsConverting] = useState(false);

  return (
    <>
      <HomeMap
        records={records}
        failure={failure}
        onRetry={retry}
        profile={<ProfileCard onOpen={() => setIsProfileOpen(true)} />}
        counter={<StepsCounter steps={steps} />}
      />
      {isProfileOpen && (
        <ProfileOverlay
          steps={steps}
          onRefill={() => setIsConverting(true)}
          onClose={() => setIsProfileOpen(false)}
        />
      )}
      <ConversionSheet opened={isConverting} onClose={() => setIsConverting(false)} />
      <ProximityDialog
        prompt={prompt}
        onVerify={(challenge) => {
          dismiss();
          setProving(challenge);
        }}
        onLater={dismiss}
      />
      {proving && (
        <ProofCamera
          challenge={proving}
          position={fix}
          onClose={() => setProving(null)}
          onDone={() => setProving(null)}
        />
      )}
      <AttendancePopup />
    </>
  );
}
