import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { SpotForm } from '@/features/spot-write/SpotForm';
import { useSession } from '@/session/useSession';
import { PageHeader } from '@/ui/frame/PageHeader';

/** Add a spot to the community (1 §2). */
export function WritePage() {
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <>
      <PageHeader title="스팟추가" backTo={paths.community()} />
      {user && (
        <SpotForm
          userId={user.userId}
          onSeePosted={() => void navigate(paths.community(), { replace: true })}
        />
      )}
    </>
  );
}
