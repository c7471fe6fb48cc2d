import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useDevice } from '@/device/DeviceContext';
import { DRAFT_KEYS } from '@/device/storage-keys';
import { useSession } from '@/session/useSession';
import type { CommentTarget } from './comment-target';
import { useIsSendingComment } from './useSendComment';

const DraftSchema = v.object({
  /** Whose it is; null for a visitor's, who may have signed in meanwhile. */
  userId: v.nullable(v.number()),
  text: v.string(),
});

/**
 * An unsent comment or reply, kept on the device for each target, so that a failure, a reload or the way to the login
 * and back loses nothing. A draft of somebody else is not shown.
 */
export function useCommentDraft({ postId, parentId }: CommentTarget) {
  const { drafts } = useDevice();
  const { user } = useSession();
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  const key = DRAFT_KEYS.comment(postId, parentId);
  const userId = user?.userId ?? null;
  // What is on its way is not to be offered again.
  const isSending = useIsSendingComment({ postId, parentId });

  useEffect(() => {
    if (isSending || isTouched.current) return undefined;
    let isCurrent = true;
    const read = async () => {
      const draft = await drafts.load(key, DraftSchema);
      if (!isCurrent || isTouched.current || !draft) return;
      const isOthers = draft.userId !== null && userId !== null && draft.userId !== userId;
      if (!isOthers) setText(draft.text);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [drafts, isSending, key, userId]);

  function change(typed: string) {
    isTouched.current = true;
    setText(typed);
    if (typed.trim() === '') void drafts.remove(key);
    else void drafts.save(key, { userId, text: typed });
  }

  return { text, change };
}
