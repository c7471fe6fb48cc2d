import { PageHeader } from '@/ui/PageHeader';

export function SocialCallbackPage() {
  return <PageHeader title="소셜 로그인 처리 중..." />;
}
