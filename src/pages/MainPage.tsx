import { useDocumentTitle } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { titleOf } from '@/domain/brand';
import { paths } from '@/domain/routes/paths';
import { NextSlice } from '@/device/NextSlice';
import { usePosition } from '@/device/position/usePosition';
import { AttendancePopup } from '@/features/attendance/AttendancePopup';
import { HomeMap } from '@/features/home-map/HomeMap';
import { useNearby } from '@/features/home-map/useNearby';
import { ProfileCard } from '@/features/profile-overlay/ProfileCard';
import { ProofCamera } from '@/features/proof/ProofCamera';
import { useLocalCompletions } from '@/features/proof/useLocalCompletions';
import { useResendCompletions } from '@/features/proof/useResendCompletions';
import { useOngoingChallenges } from '@/features/proximity/useOngoingChallenges';
import { useProximityPrompt } from '@/features/proximity/useProximityPrompt';
import { StepsCounter } from '@/features/steps/StepsCounter';
import { useKnownSteps, useTodaySteps } from '@/features/steps/useTodaySteps';
import { useWalkKeeping } from '@/features/steps/useWalkKeeping';
import { WalkKeeping } from '@/features/steps/WalkKeeping';
import { challengesInReach, type OngoingChallenge } from '@/domain/challenges/proximity';
import { LazyPart, usePreload } from '@/ui/LazyPart';

const loadConversionSheet = () =>
  import('@/features/conversion/ConversionSheet').then((module) => module.ConversionSheet);
const loadProfileOverlay = () =>
  import('@/features/profile-overlay/ProfileOverlay').then((module) => module.ProfileOverlay);
const loadProximityDialog = () =>
  import('@/features/proximity/ProximityDialog').then((module) => module.ProximityDialog);
/** The camera's own code too: proofs are taken where the network is poor. */
const LATER_PARTS = [
  loadProfileOverlay,
  loadConversionSheet,
  loadProximityDialog,
  () => import('@/features/proof/ProofDialog'),
];

/** The home map (2 §2): the user's place, what is around it, today's steps and the profile. */
export function MainPage() {
  useDocumentTitle(titleOf('홈'));
  const navigate = useNavigate();
  usePreload(LATER_PARTS);
  const { fix } = usePosition();
  const { steps, source, recorder } = useTodaySteps();
  const stepsToConvert = useKnownSteps();
  const keeping = useWalkKeeping(source, recorder);
  const { records, failure, retry } = useNearby(fix);
  const { completedIds, provedIds } = useLocalCompletions();
  useResendCompletions();
  const challenges = useOngoingChallenges(records, provedIds);
  const [proving, setProving] = useState<OngoingChallenge | null>(null);
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const [isConverting, setIsConverting] = useState(false);
  const [hasMapDialog, setHasMapDialog] = useState(false);
  const isBusy = proving !== null || isProfileOpen || isConverting || hasMapDialog;
  const { prompt, dismiss } = useProximityPrompt(challenges, isBusy);

  const provable = fix ? challengesInReach(fix, challenges).map(({ challenge }) => challenge) : [];

  const openProfile = useCallback(() => setIsProfileOpen(true), []);
  const openConversion = useCallback(() => setIsConverting(true), []);
  const closeProfile = () => setIsProfileOpen(false);
  const closeConversion = () => setIsConverting(false);

  return (
    <>
      <HomeMap
        records={records}
        completedIds={completedIds}
        provable={provable}
        onProve={setProving}
        failure={failure}
        onRetry={retry}
        onDialog={setHasMapDialog}
        profile={
          <NextSlice>
            <ProfileCard onOpen={openProfile} />
          </NextSlice>
        }
        steps={steps}
        counter={
          <NextSlice>
            <StepsCounter steps={steps} onConvert={openConversion} />
          </NextSlice>
        }
        keeping={<WalkKeeping {...keeping} />}
      />
      {isProfileOpen && (
        <LazyPart
          load={loadProfileOverlay}
          onMissing={closeProfile}
          props={{ steps, onRefill: openConversion, onClose: closeProfile }}
        />
      )}
      {isConverting && (
        <LazyPart
          load={loadConversionSheet}
          onMissing={closeConversion}
          props={{ opened: true, steps: stepsToConvert, onClose: closeConversion }}
        />
      )}
      {prompt && !isBusy && (
        <LazyPart
          load={loadProximityDialog}
          onMissing={dismiss}
          props={{
            prompt,
            onVerify: (challenge: OngoingChallenge) => {
              dismiss();
              setProving(challenge);
            },
            onLater: dismiss,
          }}
        />
      )}
      {proving && (
        <ProofCamera
          challenge={proving}
          onClose={() => setProving(null)}
          onDone={() => {
            void navigate(paths.challenge('done'));
            setProving(null);
          }}
        />
      )}
      <NextSlice>
        <AttendancePopup isBusy={isBusy || prompt !== null} />
      </NextSlice>
    </>
  );
}
