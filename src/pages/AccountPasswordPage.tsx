import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { PasswordForm } from '@/features/account/PasswordForm';
import { useChangePassword } from '@/features/account/useChangePassword';
import { useSession } from '@/session/useSession';
import { PageHeader } from '@/ui/frame/PageHeader';

/** The change of the password (2 §2). */
export function AccountPasswordPage() {
  const navigate = useNavigate();
  const email = useSession().user?.email ?? '';
  const { changePassword, isSaving } = useChangePassword(email, () => {
    void navigate(paths.myPage(), { replace: true });
  });
  return (
    <>
      <PageHeader title="비밀번호 수정하기" backTo={paths.myPage()} />
      <PasswordForm email={email} isSaving={isSaving} onSubmit={changePassword} />
    </>
  );
}
