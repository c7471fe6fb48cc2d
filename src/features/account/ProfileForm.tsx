import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SessionUser } from '@/domain/account/session-user';
import { toSentNickname } from '@/domain/account/nickname';
import { capOverlayNickname, checkOverlayNickname } from '@/domain/account/overlay-nickname';
import {
  canCheckNickname,
  canSaveProfile,
  isNicknameChanged,
  profileNicknameFeedback,
  toProfileNicknameSchema,
  type NicknameCheckResult,
} from '@/domain/account/profile-nickname';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { PhotoButton } from '@/ui/fields/PhotoButton';
import { TextField, useCappedTyping } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { SceneBelow } from '@/ui/drawings/JejuScene';
import { usePicture } from './usePicture';
import type { ProfileChanges, ProfileOutcome } from './useSaveProfile';

/** What the form holds; the picture stands apart. */
interface NicknameFields {
  nickname: string;
  /** The nickname that last passed the duplicate check, or null. */
  checkedNickname: string | null;
}

interface ProfileFormProps {
  user: SessionUser;
  isSaving: boolean;
  isChecking: boolean;
  /** Asks whether a nickname is free. */
  onCheck: (nickname: string) => Promise<NicknameCheckResult>;
  onSubmit: (changes: ProfileChanges) => Promise<ProfileOutcome>;
  /** Everything is saved, and the user has not left the page. */
  onSaved: () => void;
}

/** Nickname and picture of the user (2 §2, 2 §5). */
export function ProfileForm({ user, isSaving, isChecking, onCheck, onSubmit, onSaved }: ProfileFormProps) {
  const form = useForm<NicknameFields>({
    initialValues: { nickname: user.nickname, checkedNickname: null },
    validate: schemaResolver(toProfileNicknameSchema(user.nickname), { sync: true }),
  });
  const [pictureFailure, setPictureFailure] = useState('');
  const picture = usePicture();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { nickname: typedNickname, checkedNickname } = form.values;
  const nickname = toSentNickname(typedNickname);
  const profile = {
    currentNickname: user.nickname,
    typedNickname,
    checkedNickname,
    hasNewImage: picture.chosen !== null,
    isSaving,
    isChecking,
  };
  // Saved without the picture that is still being made ready, the form would leave and drop it.
  const isBusy = isSaving || picture.isPreparing;
  const canSave = !isBusy && canSaveProfile(profile);
  const savedPicture = picture.chosen?.kind === 'default' ? '' : user.profile;
  const shownPicture = picture.chosen?.kind === 'new' ? picture.chosen.address : savedPicture;

  const { onChange, ...field } = form.getInputProps('nickname');
  const typing = useCappedTyping(capOverlayNickname, onChange);

  const handleCheck = async () => {
    const lengthProblem = checkOverlayNickname(nickname);
    const result = lengthProblem ? { isFree: false, message: lengthProblem } : await onCheck(nickname);
    form.setFieldValue('checkedNickname', result.isFree ? nickname : null);
    // Typed on while it was under way, the text is another one, which nobody has answered.
    if (toSentNickname(form.getValues().nickname) !== nickname) return;
    form.setFieldError('nickname', result.isFree ? null : result.message);
  };

  const save = useSingleFlight(async () => {
    const changes: ProfileChanges = {
      nickname: isNicknameChanged(profile) ? nickname : null,
      picture: picture.chosen?.kind === 'new' ? picture.chosen.file : (picture.chosen?.kind ?? null),
    };
    const { nicknameFailure, pictureFailure: failure } = await onSubmit(changes);
    if (nicknameFailure) {
      form.setFieldValue('checkedNickname', null);
      form.setFieldError('nickname', nicknameFailure);
    }
    setPictureFailure(failure ?? '');
    if (!failure) picture.clear();
    if (!nicknameFailure && !failure && isHere.current) onSaved();
  });

  const handleSubmit = form.onSubmit(() => {
    if (canSave) save();
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // With its button disabled the form itself would stay silent.
    if (!canSave && !form.errors.nickname) form.validate();
  }

  function handleFile(file: File) {
    setPictureFailure('');
    void picture.choose(file);
  }

  function handleDefaultPicture() {
    setPictureFailure('');
    // Without a saved picture the default one is what there was before.
    if (user.profile) picture.chooseDefault();
    else picture.clear();
  }

  const pictureProblem = picture.problem || pictureFailure;
  const nicknameFeedback = profileNicknameFeedback(profile);
  const isWrong = Boolean(pictureProblem || form.errors.nickname) || nicknameFeedback.tone === 'negative';
  return (
    <form onSubmit={handleSubmit} noValidate>
      <SceneBelow pose="sitting" mood={isWrong ? 'worried' : 'happy'} barHeight={84} from={43}>
        <Stack gap={18} px="lg" pt="xs">
          <Stack align="center" gap={4}>
            <PhotoButton picture={shownPicture} alt="프로필 사진" disabled={isSaving} onChoose={handleFile} />
            {shownPicture && (
              <Button variant="subtle" disabled={isSaving} onClick={handleDefaultPicture}>
                기본 이미지로 변경
              </Button>
            )}
            {pictureProblem && <FailureAlert w="100%">{pictureProblem}</FailureAlert>}
          </Stack>
          <TextField
            label="닉네임"
            autoComplete="nickname"
            enterKeyHint="done"
            readOnly={isSaving}
            {...nicknameFeedback}
            {...field}
            {...typing}
            value={typedNickname}
            onKeyDown={handleKeyDown}
            action={
              <SubmitButton
                type="button"
                variant="outline"
                flex="none"
                mih={52}
                px={10}
                pending={isChecking}
                disabled={!isChecking && !canCheckNickname(profile)}
                onClick={handleCheck}
              >
                중복확인
              </SubmitButton>
            }
          />
        </Stack>
      </SceneBelow>
      <BottomBar>
        <SubmitButton size="lg" fullWidth pending={isBusy} disabled={!isBusy && !canSave}>
          수정하기
        </SubmitButton>
      </BottomBar>
    </form>
  );
}
