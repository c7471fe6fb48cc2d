import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function EmailSignupPage() {
  return <PageHeader title="이메일로 가입하기" backTo={paths.registerChoice()} />;
}
