import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function AccountProfilePage() {
  return <PageHeader title="프로필 수정하기" backTo={paths.myPage()} />;
}
