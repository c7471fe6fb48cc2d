import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function AccountThemePage() {
  return <PageHeader title="테마 수정하기" backTo={paths.myPage()} />;
}
