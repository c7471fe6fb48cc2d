import { paths } from '@/app/paths';
import { PageHeader } from '@/ui/PageHeader';

export function PostPage() {
  return <PageHeader title="게시물" backTo={paths.community()} />;
}
