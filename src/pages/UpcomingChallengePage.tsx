import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function UpcomingChallengePage() {
  return <PageHeader title="진행 전" backTo={paths.challenge()} />;
}
