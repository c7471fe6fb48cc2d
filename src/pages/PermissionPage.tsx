import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function PermissionPage() {
  return <PageHeader title="더 즐거운 여행을 위해 권한을 허용해주세요" backTo={paths.splash()} />;
}
