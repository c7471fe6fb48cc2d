import { Button, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type LocalCompletion, newProofText } from '@/domain/challenges/local-completions';
import { FailureAlert } from '@/ui/states/FailureAlert';
import type { ProofChallenge } from './useCompleteChallenge';

export interface ProofAgainProps {
  completion: LocalCompletion;
  onProve: (challenge: ProofChallenge) => void;
  /** Takes the completion back: the server may never accept it, such as after the end of the challenge. */
  onForget: (challengeId: number) => void;
}

/** Says why a completion did not reach the server, and lets the user prove the challenge once more. */
export function ProofAgain({ completion, onProve, onForget }: ProofAgainProps) {
  const { challenge, challengeId } = completion;
  return (
    <Stack gap={0} mt="sm" mb={-6}>
      <FailureAlert role="status" mb="sm" style={{ whiteSpace: 'pre-line' }}>
        {newProofText(completion)?.replace('. ', '.\n')}
      </FailureAlert>
      <Button
        leftSection={<IconCamera size={20} />}
        onClick={() => onProve({ id: challengeId, ...challenge })}
      >
        다시 인증하기
      </Button>
      <Button
        variant="transparent"
        size="compact-sm"
        c="dimmed"
        onClick={({ currentTarget }) => {
          // The card that has the focus goes.
          currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus();
          onForget(challengeId);
        }}
      >
        목록에서 지우기
      </Button>
    </Stack>
  );
}
