import { PageHeader } from '@/ui/PageHeader';

export function ChallengePage() {
  return <PageHeader title="챌린지" />;
}
