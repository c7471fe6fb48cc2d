import { useState } from 'react';
import { newProofText } from '@/domain/challenges/local-completions';
import { ChallengeBoard } from '@/features/challenges/ChallengeBoard';
import { getLatestProof, markStamped } from '@/features/proof/latest-proof';
import { ProofCamera } from '@/features/proof/ProofCamera';
import type { ProofChallenge } from '@/features/proof/useCompleteChallenge';
import { useLocalCompletions } from '@/features/proof/useLocalCompletions';
import { useProofReward } from '@/features/proof/useProofReward';
import { useResendCompletions } from '@/features/proof/useResendCompletions';
import { BalanceLink } from '@/session/BalanceLink';
import { LazyPart } from '@/ui/LazyPart';
import { PageHeader } from '@/ui/frame/PageHeader';

const loadProofAgain = () => import('@/features/proof/ProofAgain').then((module) => module.ProofAgain);

/** The challenges of the user, in three tabs (2 §2). */
export function ChallengePage() {
  const { completions, dropKnown, forget } = useLocalCompletions();
  useResendCompletions();
  const [proving, setProving] = useState<ProofChallenge | null>(null);
  const [latestProof, setLatestProof] = useState(getLatestProof);
  const reward = useProofReward(latestProof?.challengeId);
  const closeCamera = () => setProving(null);
  return (
    <>
      <PageHeader title="챌린지" right={<BalanceLink />} />
      <ChallengeBoard
        completions={completions}
        renderNote={(completion) =>
          newProofText(completion) !== null && (
            <LazyPart
              load={loadProofAgain}
              props={{ completion, onProve: setProving, onForget: forget }}
              isToasted={false}
              // Its card says all the same that the server has not confirmed it.
            />
          )
        }
        latestProof={latestProof}
        reward={reward}
        onStamped={() => setLatestProof(markStamped())}
        onServerDone={dropKnown}
      />
      {proving && (
        <ProofCamera
          challenge={proving}
          onClose={closeCamera}
          onDone={() => {
            setLatestProof(getLatestProof());
            closeCamera();
          }}
        />
      )}
    </>
  );
}
