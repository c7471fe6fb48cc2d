import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function AccountPasswordPage() {
  return <PageHeader title="비밀번호 수정하기" backTo={paths.myPage()} />;
}
