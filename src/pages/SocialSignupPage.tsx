import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function SocialSignupPage() {
  return <PageHeader title="카카오로 시작하기" backTo={paths.registerChoice()} />;
}
