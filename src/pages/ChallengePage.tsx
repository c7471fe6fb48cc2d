import { ChallengeBoard } from '@/features/challenges/ChallengeBoard';
import { useLocalCompletions } from '@/features/proof/useLocalCompletions';
import { useResendCompletions } from '@/features/proof/useResendCompletions';
import { PageHeader } from '@/ui/PageHeader';

/** The challenges of the user, in three tabs (2 §2). */
export function ChallengePage() {
  const { completions, dropKnown } = useLocalCompletions();
  useResendCompletions();
  return (
    <>
      <PageHeader title="챌린지" />
      <ChallengeBoard completions={completions} onServerDone={dropKnown} />
    </>
  );
}
