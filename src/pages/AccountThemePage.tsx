import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { ThemeForm } from '@/features/account/ThemeForm';
import { useSaveThemes } from '@/features/account/useSaveThemes';
import { useSession } from '@/session/useSession';
import { PageHeader } from '@/ui/frame/PageHeader';

/** The change of the themes (2 §2). */
export function AccountThemePage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { saveThemes, isSaving } = useSaveThemes(() => void navigate(paths.myPage(), { replace: true }));
  return (
    <>
      <PageHeader title="테마 수정하기" backTo={paths.myPage()} />
      {user && <ThemeForm themes={user.themes} isSaving={isSaving} onSubmit={saveThemes} />}
    </>
  );
}
