import { eq } from 'drizzle-orm';
import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { ChangeNicknameParams } from '../../../generated/model/change-nickname-params.zod.ts';
import { NicknameChangeResponse } from '../../../generated/model/nickname-change-response.zod.ts';
import { ProfileImageForm } from '../../../generated/model/profile-image-form.zod.ts';
import { ThemesRequest } from '../../../generated/model/themes-request.zod.ts';
import { brokenUniqueConstraint, type Database } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { Refusal } from '../../refusals/refusal.ts';
import {
  deleteImage,
  IMAGE_MAX_BYTES,
  imageKeyOf,
  imageUrlOf,
  storeImage,
} from '../../services/community/images.ts';
import { lockUser } from '../../services/hallabong/hallabong.ts';
import { readNickname, refuseRepeatedThemes } from '../../services/accounts/registration-data.ts';
import type { Storage } from '../../storage/storage.ts';

/** New pictures of one user: each is up to 10 MB that the server decodes. */
const PICTURE_LIMIT = { max: 300, windowMs: 60 * 60_000 };

/** Room for the frame of a form around its picture. */
const FORM_BYTES = 16 * 1024;

const saveThemes = operation({
  access: 'user',
  json: ThemesRequest,
  answer: Acknowledgement,
  async handle({ viewer, json: { themes } }, { db }) {
    refuseRepeatedThemes(themes);
    await db.update(users).set({ themes }).where(eq(users.id, viewer.userId));
    return { success: true };
  },
});

/** A failed change of nickname carries its text in `data` (2 §8). */
const badNickname = (data: string) => new Refusal(400, 'BAD_REQUEST', { data });

const shortNickname = () => badNickname('닉네임은 2자 이상이어야 합니다.');

const failedNickname = () => badNickname('닉네임 변경에 실패했습니다.');

const takenNickname = () => new Refusal(409, 'NICKNAME_TAKEN', { data: '이미 사용중인 닉네임입니다.' });

const NICKNAME_REFUSALS = { short: shortNickname, hidden: failedNickname, reserved: takenNickname } as const;

const changeNickname = operation({
  access: 'user',
  query: ChangeNicknameParams,
  answer: NicknameChangeResponse,
  refuseInvalid(issues) {
    const codes = new Set(issues.map(({ code }) => code));
    if (codes.has('too_small')) return shortNickname();
    if (codes.has('too_big')) return badNickname('닉네임은 20자 이하여야 합니다.');
    return failedNickname();
  },
  async handle({ viewer, query }, { db }) {
    const read = readNickname(query.nickname);
    if ('fault' in read) throw NICKNAME_REFUSALS[read.fault]();
    try {
      await db.update(users).set({ nickname: read.nickname }).where(eq(users.id, viewer.userId));
    } catch (error) {
      if (brokenUniqueConstraint(error) !== 'users_nickname') throw error;
      throw takenNickname();
    }
    return { success: true, data: '닉네임이 변경되었습니다.' };
  },
});

/** Sets a user's picture and removes the file of the one before. */
async function replaceProfileImage(
  db: Database,
  storage: Storage,
  userId: number,
  profileImage: string | null,
): Promise<void> {
  const before = await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const user = await transaction.query.users.findFirst({
      columns: { profileImage: true },
      where: eq(users.id, userId),
    });
    await transaction.update(users).set({ profileImage }).where(eq(users.id, userId));
    return user?.profileImage ?? undefined;
  });
  const key = before === undefined ? undefined : imageKeyOf(before);
  if (key !== undefined) await deleteImage(storage, key);
}

const saveProfileImage = operation({
  access: 'user',
  form: ProfileImageForm,
  maxBodyBytes: IMAGE_MAX_BYTES + FORM_BYTES,
  answer: Acknowledgement,
  attempts: ({ viewer }) => [{ key: `pictures of ${viewer.userId}`, limit: PICTURE_LIMIT }],
  async handle({ viewer, form }, { db, storage }) {
    const key = await storeImage(storage, 'profiles', form.newProfileImage);
    await replaceProfileImage(db, storage, viewer.userId, imageUrlOf(key));
    return { success: true };
  },
});

const deleteProfileImage = operation({
  access: 'user',
  answer: Acknowledgement,
  async handle({ viewer }, { db, storage }) {
    await replaceProfileImage(db, storage, viewer.userId, null);
    return { success: true };
  },
});

export const accountHandlers = { saveThemes, changeNickname, saveProfileImage, deleteProfileImage };
