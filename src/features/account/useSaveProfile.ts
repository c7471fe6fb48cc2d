import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useChangeNickname,
  useDeleteProfileImage,
  useSaveProfileImage,
} from '@generated/endpoints/account/account';
import { serverMessageOr, serverTextOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { NICKNAME_CHANGE_FAILED_TEXT } from '@/domain/account/overlay-nickname';
import { refreshSession, sessionQueryOptions, updateSessionUser } from '@/session/session-query';

/** What the profile form changes; null leaves it as it is. */
export interface ProfileChanges {
  nickname: string | null;
  /** A new picture, or `default` for the default one. */
  picture: File | 'default' | null;
}

/** What became of it. What was saved is not to be sent again. */
export interface ProfileOutcome {
  /** Null when there is nothing left to save of it, else why it failed. */
  nicknameFailure: string | null;
  pictureFailure: string | null;
}

/** Saves nickname and picture, each by a call of its own, and loads the session again (2 §7). Never rejects. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const { mutateAsync: changeNickname } = useChangeNickname();
  const { mutateAsync: saveImage } = useSaveProfileImage();
  const { mutateAsync: deleteImage } = useDeleteProfileImage();
  const [isSaving, setSaving] = useState(false);

  async function trySaveNickname(nickname: string | null): Promise<string | null> {
    if (nickname === null) return null;
    try {
      confirmed(await changeNickname({ params: { nickname } }));
      updateSessionUser(queryClient, { nickname });
      return null;
    } catch (error) {
      return serverTextOr(error, NICKNAME_CHANGE_FAILED_TEXT);
    }
  }

  async function trySavePicture(picture: ProfileChanges['picture']): Promise<string | null> {
    if (picture === null) return null;
    try {
      confirmed(
        await (picture === 'default' ? deleteImage() : saveImage({ data: { newProfileImage: picture } })),
      );
      return null;
    } catch (error) {
      return serverMessageOr(error, '사진을 저장하지 못했습니다. 다시 시도해주세요.');
    }
  }

  async function save({ nickname, picture }: ProfileChanges): Promise<ProfileOutcome> {
    setSaving(true);
    try {
      const nicknameFailure = await trySaveNickname(nickname);
      const pictureFailure = await trySavePicture(picture);
      await refreshSession(queryClient);
      // Perhaps only the answer got lost.
      const isNamed = queryClient.getQueryData(sessionQueryOptions().queryKey)?.nickname === nickname;
      return { nicknameFailure: isNamed ? null : nicknameFailure, pictureFailure };
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}
