import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { ProfileForm } from '@/features/account/ProfileForm';
import { useCheckNickname } from '@/features/account/useCheckNickname';
import { useSaveProfile } from '@/features/account/useSaveProfile';
import { useSession } from '@/session/useSession';
import { PageHeader } from '@/ui/frame/PageHeader';

/** The change of nickname and picture (2 §2). */
export function AccountProfilePage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { check, isChecking } = useCheckNickname();
  const { save, isSaving } = useSaveProfile();
  return (
    <>
      <PageHeader title="프로필 수정하기" backTo={paths.myPage()} />
      {user && (
        <ProfileForm
          user={user}
          isSaving={isSaving}
          isChecking={isChecking}
          onCheck={check}
          onSubmit={save}
          onSaved={() => void navigate(paths.myPage(), { replace: true })}
        />
      )}
    </>
  );
}
