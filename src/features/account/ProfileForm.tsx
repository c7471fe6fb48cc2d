import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { SessionUser } from '@/domain/session/session-user';
import { capOverlayNickname, checkOverlayNickname } from '@/domain/validation/overlay-nickname';
import {
  canCheckNickname,
  canSaveProfile,
  isNicknameChanged,
  profileNicknameMessage,
  type NicknameCheckResult,
} from '@/domain/validation/profile-nickname';
import { BottomBar } from '@/ui/frame/BottomBar';
import { PigAvatar } from '@/ui/drawings/PigAvatar';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useCappedTyping } from '@/ui/fields/useCappedTyping';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import styles from './AccountForm.module.css';
import { usePicture } from './usePicture';
import type { ProfileChanges, ProfileOutcome } from './useSaveProfile';

/** The answer to a check or a saving, and the nickname that it is about. */
type NicknameAnswer = NicknameCheckResult & { nickname: string };

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
  const [typedNickname, setTypedNickname] = useState(user.nickname);
  const [checkedNickname, setCheckedNickname] = useState<string | null>(null);
  const [answer, setAnswer] = useState<NicknameAnswer | null>(null);
  const [wasSaveTried, setSaveTried] = useState(false);
  const [pictureFailure, setPictureFailure] = useState('');
  const picture = usePicture();
  const isHere = useRef(false);
  const fileInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const form = {
    currentNickname: user.nickname,
    typedNickname,
    checkedNickname,
    hasNewImage: picture.chosen !== null,
    isSaving,
    isChecking,
  };
  const nickname = typedNickname.trim();
  // Saved without the picture that is still being made ready, the form would leave and drop it.
  const isBusy = isSaving || picture.isPreparing;
  const canSave = !isBusy && canSaveProfile(form);
  const shownPicture = picture.chosen?.kind === 'new' ? picture.chosen.address : user.profile;
  const isDefaultPicture = picture.chosen?.kind === 'default' || shownPicture === '';

  const typing = useCappedTyping(capOverlayNickname, (value) => {
    setTypedNickname(value);
    setAnswer(null);
    setSaveTried(false);
  });

  const handleCheck = async () => {
    const lengthProblem = checkOverlayNickname(nickname);
    const result = lengthProblem ? { isFree: false, message: lengthProblem } : await onCheck(nickname);
    setAnswer({ ...result, nickname });
    setCheckedNickname(result.isFree ? nickname : null);
  };

  const save = useSingleFlight(async () => {
    const changes: ProfileChanges = {
      nickname: isNicknameChanged(form) ? nickname : null,
      picture: picture.chosen?.kind === 'new' ? picture.chosen.file : (picture.chosen?.kind ?? null),
    };
    const { nicknameFailure, pictureFailure: failure } = await onSubmit(changes);
    if (nicknameFailure) {
      setAnswer({ isFree: false, message: nicknameFailure, nickname });
      setCheckedNickname(null);
    }
    setPictureFailure(failure ?? '');
    if (!failure) picture.clear();
    if (!nicknameFailure && !failure && isHere.current) onSaved();
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSave) save();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // With its button disabled the form itself would stay silent.
    if (!canSave) setSaveTried(true);
  }

  function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    setPictureFailure('');
    if (file) void picture.choose(file);
  }

  // Typed on while it was under way, the text is another one, which nobody has answered.
  const shownAnswer = answer?.nickname === nickname ? answer : null;
  const feedback = toFeedback(shownAnswer, profileNicknameMessage(form), wasSaveTried || nickname === '');
  const pictureProblem = picture.problem || pictureFailure;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.picture}>
        {isDefaultPicture ? (
          <PigAvatar size={128} aria-label="프로필 사진" />
        ) : (
          <ImageWithFallback
            src={shownPicture}
            alt="프로필 사진"
            className={styles.avatar}
            fallback={<PigAvatar size={128} aria-label="프로필 사진" />}
          />
        )}
        <div className={styles.pictureActions}>
          <Button
            variant="light"
            leftSection={<IconCamera size={20} />}
            disabled={isSaving}
            onClick={() => fileInput.current?.click()}
          >
            사진 변경
          </Button>
          {!isDefaultPicture && (
            <Button
              variant="subtle"
              disabled={isSaving}
              onClick={() => {
                setPictureFailure('');
                // Without a saved picture the default one is what there was before.
                if (user.profile) picture.chooseDefault();
                else picture.clear();
              }}
            >
              기본 이미지로 변경
            </Button>
          )}
        </div>
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={handleFile}
        />
        {pictureProblem && (
          <p role="alert" className={styles.problem}>
            {pictureProblem}
          </p>
        )}
      </div>
      <TextField
        label="닉네임"
        autoComplete="nickname"
        enterKeyHint="done"
        value={typedNickname}
        readOnly={isSaving}
        tone={feedback.tone}
        message={feedback.message}
        {...typing}
        onKeyDown={handleKeyDown}
        action={
          <SubmitButton
            type="button"
            variant="light"
            pending={isChecking}
            disabled={!isChecking && !canCheckNickname(form)}
            onClick={handleCheck}
          >
            중복확인
          </SubmitButton>
        }
      />
      <BottomBar>
        <SubmitButton size="lg" fullWidth pending={isBusy} disabled={!isBusy && !canSave}>
          수정하기
        </SubmitButton>
      </BottomBar>
    </form>
  );
}

/** The answer to the last check or saving, else what is missing: a hint at first, an error once saving was tried. */
function toFeedback(answer: NicknameCheckResult | null, missing: string | null, isError: boolean) {
  if (answer) return { tone: answer.isFree ? 'positive' : 'negative', message: answer.message } as const;
  return { tone: missing && isError ? 'negative' : 'normal', message: missing ?? '' } as const;
}
