import { useParams } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { PostNotFound, PostView } from '@/features/post/PostView';
import { PageHeader } from '@/ui/frame/PageHeader';

/** A post of the community (1 §2). An address without a usable id asks for nothing. */
export function PostPage() {
  const { id = '' } = useParams();
  const postId = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
  return (
    <>
      <PageHeader title="게시물" backTo={paths.community()} />
      {Number.isSafeInteger(postId) ? <PostView key={postId} postId={postId} /> : <PostNotFound />}
    </>
  );
}
