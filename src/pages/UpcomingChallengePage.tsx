import { useParams } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { UpcomingChallenge } from '@/features/challenges/UpcomingChallenge';
import { PageHeader } from '@/ui/frame/PageHeader';

/** A challenge before its start (2 §2). */
export function UpcomingChallengePage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title="진행 전" backTo={paths.challenge('pre')} />
      <UpcomingChallenge idText={id} />
    </>
  );
}
