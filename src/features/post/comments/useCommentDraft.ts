import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useDevice } from '@/device/DeviceContext';
import { PERSONAL_PREFIX, readStored, writeStored } from '@/device/storage/storage';
import { useSession } from '@/session/useSession';
import { toDraftKey, type CommentTarget } from './comment-target';
import { useIsSendingComment } from './useSendComment';

/** In the storage of the tab: the id of the user who was last signed in there, until they sign out. */
const TAB_USER_KEY = `${PERSONAL_PREFIX}tab-user`;

const UserIdSchema = z.nullable(z.number());
const DraftSchema = z.object({
  /** Whose it is; null for a visitor's, who may have signed in meanwhile. */
  userId: UserIdSchema,
  text: z.string(),
});
const EMPTY: z.infer<typeof DraftSchema> = { userId: null, text: '' };

/**
 * An unsent comment or reply, kept on the device for each target, so that a failure, a reload or the way to the login
 * and back loses nothing. A user's draft stays theirs, whoever writes on: no other user sees it, and a visitor only in
 * the tab in which that user was the last to be signed in, such as when their session has run out.
 */
export function useCommentDraft({ postId, parentId }: CommentTarget) {
  const {
    drafts,
    storage: { session: tab },
  } = useDevice();
  const { user } = useSession();
  const [draft, setDraft] = useState(EMPTY);
  const isTouched = useRef(false);
  const key = toDraftKey({ postId, parentId });
  const userId = user?.userId ?? null;
  const viewerId = userId ?? readStored(tab, TAB_USER_KEY, UserIdSchema, null);
  const shown = draft.userId === null || draft.userId === viewerId ? draft : EMPTY;
  // What is on its way is not to be offered again.
  const isSending = useIsSendingComment({ postId, parentId });

  useEffect(() => {
    if (userId !== null) writeStored(tab, TAB_USER_KEY, userId);
  }, [tab, userId]);

  useEffect(() => {
    if (isSending || isTouched.current) return undefined;
    let isCurrent = true;
    const read = async () => {
      const saved = await drafts.load(key, DraftSchema);
      if (isCurrent && !isTouched.current && saved) setDraft(saved);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [drafts, isSending, key]);

  function change(text: string) {
    isTouched.current = true;
    const changed = text === '' ? EMPTY : { userId: shown.userId ?? userId, text };
    setDraft(changed);
    if (text.trim() === '') void drafts.remove(key);
    else void drafts.save(key, changed);
  }

  return { text: shown.text, change };
}
