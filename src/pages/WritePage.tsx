import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function WritePage() {
  return <PageHeader title="스팟추가" backTo={paths.community()} />;
}
