import { Box, Fieldset, Stack } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NextSlice } from '@/device/NextSlice';
import { useDevice } from '@/device/DeviceContext';
import type { ThemeId } from '@/domain/themes';
import { submitSpotForm, type SpotFormValues } from '@/domain/community/spot-form';
import { SPOT_IMAGES_MAX } from '@/domain/limits';
import { BottomBar } from '@/ui/frame/BottomBar';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { AskedPhoto } from '@/ui/drawings/ChallengeCover';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { KEPT_TEXT } from '@/domain/offline-texts';
import { showToast } from '@/ui/toast/toast';
import { DescriptionField } from './DescriptionField';
import { DraftOffer } from './DraftOffer';
import { HashtagField } from './HashtagField';
import { LocationField } from './LocationField';
import { PhotoStrip } from './PhotoStrip';
import { ThemeField } from './ThemeField';
import type { PickedLocation } from './MapPicker';
import type { SpotPhoto } from './spot-photo';
import { useChoosePhotos } from './useChoosePhotos';
import { usePostSpot } from './usePostSpot';
import { useSpotDraft } from './useSpotDraft';

/** The form while it is being sent. */
const SENT = { '--still': 'var(--surface)', '--still-ink': 'var(--basalt)', opacity: 0.65 };

interface SpotFormProps {
  userId: number;
  /** The spot is posted, and the user wants to see it. */
  onSeePosted: () => void;
}

/**
 * Everything about a new spot, and its sending (1 §2, 1 §5). Each part is drawn anew for what changes in it alone: a
 * letter or a tap does not wait for the others.
 */
export function SpotForm({ userId, onSeePosted }: SpotFormProps) {
  const { photo: photoPort } = useDevice();
  const draft = useSpotDraft(userId);
  const { form, values, photos } = draft;
  const { choose, isPreparing, problems, clearProblems } = useChoosePhotos(draft.addPhoto);
  const { post, isPosting } = usePostSpot(draft.keys);
  const [isPosted, setPosted] = useState(false);
  const [postedPhoto, setPostedPhoto] = useState<string | null>(null);
  const [formNumber, setFormNumber] = useState(1);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { setFieldValue } = form;
  const chooseFiles = useCallbackRef(
    (files: readonly File[]) => void choose(files, SPOT_IMAGES_MAX - photos.length),
  );
  const removePhoto = useCallbackRef((photo: SpotPhoto) => {
    clearProblems();
    draft.removePhoto(photo);
  });
  const choosePlace = useCallback(
    ({ name, position }: PickedLocation) => {
      setFieldValue('name', name);
      setFieldValue('position', position);
    },
    [setFieldValue],
  );
  const describe = useCallback(
    (description: string) => setFieldValue('description', description),
    [setFieldValue],
  );
  const chooseTheme = useCallback(
    (themeId: ThemeId | null) => setFieldValue('themeId', themeId),
    [setFieldValue],
  );
  const tag = useCallback(
    ({ hashtags, hashtagInput }: Pick<SpotFormValues, 'hashtags' | 'hashtagInput'>) => {
      setFieldValue('hashtags', hashtags);
      setFieldValue('hashtagInput', hashtagInput);
    },
    [setFieldValue],
  );

  function submit(): Promise<void> | false {
    const { hasErrors, errors } = form.validate();
    const submission = submitSpotForm(values);
    if (submission.kind === 'refused') {
      showToast(submission.toast);
      if (hasErrors) form.getInputNode(errors['name'] ? 'name' : 'description')?.focus();
      return false;
    }
    if (isPreparing) {
      showToast('사진을 준비하고 있어요. 잠시만 기다려주세요.');
      return false;
    }
    return send(submission.fields);
  }

  async function send(fields: Parameters<typeof post>[0]) {
    const images = photos.map(({ file }) => file);
    const [first] = images;
    const outcome = await post(fields, images);
    if (outcome === 'failed') return;
    if (outcome === 'kept') showToast(KEPT_TEXT);
    const shown = first ? await photoPort.toDataUrl(first).catch(() => null) : null;
    if (!isHere.current) {
      if (outcome === 'posted') showToast('성공적으로 글을 작성했어요!');
      return;
    }
    draft.reset();
    clearProblems();
    setFormNumber((number) => number + 1);
    setPostedPhoto(shown);
    setPosted(outcome === 'posted');
  }

  return (
    <Box component="form" px="lg" pt={6} noValidate onSubmit={(event) => event.preventDefault()}>
      <Fieldset key={formNumber} disabled={isPosting} style={isPosting ? SENT : undefined}>
        <Stack gap={24} pb="md">
          <PhotoStrip
            photos={photos}
            isPreparing={isPreparing}
            problems={problems}
            onChoose={chooseFiles}
            onRemove={removePhoto}
          />
          <LocationField
            path="name"
            value={values.name}
            error={form.errors['name']}
            position={values.position}
            onChange={choosePlace}
          />
          <DescriptionField
            path="description"
            value={values.description}
            error={form.errors['description']}
            onChange={describe}
          />
          <NextSlice>
            <ThemeField themeId={values.themeId} disabled={isPosting} onChange={chooseTheme} />
            <HashtagField hashtags={values.hashtags} hashtagInput={values.hashtagInput} onChange={tag} />
          </NextSlice>
        </Stack>
      </Fieldset>
      <BottomBar>
        <SubmitButton type="button" size="lg" fullWidth pending={isPosting} onClick={submit}>
          등록하기
        </SubmitButton>
      </BottomBar>
      <DraftOffer opened={draft.isOffered} onContinue={draft.takeOffer} onDiscard={draft.refuseOffer} />
      <ConfirmDialog
        opened={isPosted}
        photo={postedPhoto && <AskedPhoto src={postedPhoto} mood="proud" isLarge />}
        mood="proud"
        title="성공적으로 글을 작성했어요!"
        text="작성된 글을 보러가시겠어요?"
        onConfirm={onSeePosted}
        onCancel={() => {
          setPosted(false);
          window.scrollTo({ top: 0 });
        }}
      />
    </Box>
  );
}
