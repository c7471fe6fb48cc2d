import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostComment } from '@/domain/community/comments';
import { COMMENT_PAGE_SIZE } from '@/domain/limits';

const PARAM = 'reply';

/**
 * The comment that is being replied to, if any (1 §4). The address keeps it, so that a reload and the way to the login
 * and back find the popup open; then it must be among the first comments, or the popup would come up while reading on.
 */
export function useReplyTarget(comments: readonly PostComment[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [choice, setChoice] = useState<{ id: number; isRestored: boolean } | undefined>(() => {
    const id = Number(searchParams.get(PARAM));
    return id > 0 ? { id, isRestored: true } : undefined;
  });

  const candidates = choice?.isRestored ? comments.slice(0, COMMENT_PAGE_SIZE) : comments;
  const target = choice && candidates.find(({ id, depth }) => id === choice.id && depth === 0);

  // Always the same, although the address changes: no comment is drawn anew for the popup.
  const open = useCallbackRef((id: number) => {
    setChoice({ id, isRestored: false });
    setSearchParams({ [PARAM]: String(id) }, { replace: true });
  });

  function close() {
    setChoice(undefined);
    setSearchParams({}, { replace: true });
  }

  return { target, open, close };
}
