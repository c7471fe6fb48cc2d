import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function RegisterChoicePage() {
  return <PageHeader title="시작하기" backTo={paths.splash()} />;
}
