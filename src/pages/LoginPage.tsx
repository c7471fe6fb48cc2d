import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function LoginPage() {
  return <PageHeader title="로그인" backTo={paths.registerChoice()} />;
}
