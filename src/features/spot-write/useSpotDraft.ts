import { schemaResolver, useForm } from '@mantine/form';
import { replaceEqualDeep, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { getCreateSpotMutationKey } from '@generated/endpoints/spots/spots';
import { useDevice } from '@/device/DeviceContext';
import type { DraftStore } from '@/device/storage/draft-store';
import { fromSavedSpotDraft, isSpotDraftEmpty } from '@/domain/community/spot-draft';
import {
  addSpotImages,
  EMPTY_SPOT_FORM,
  SpotFormSchema,
  type SpotFormValues,
} from '@/domain/community/spot-form';
import { toSpotPhoto, type SpotPhoto } from './spot-photo';

/** Made once: with it the form's functions keep their identity. */
const RULES = schemaResolver(SpotFormSchema, { sync: true });

const SavedValuesSchema = z.object({ userId: z.number(), values: z.unknown() });
const SavedPhotosSchema = z.object({ userId: z.number(), files: z.array(z.instanceof(File)) });

interface SpotDraft {
  values: SpotFormValues;
  photos: readonly SpotPhoto[];
}

/** Where a draft is kept, in the draft store. Texts and pictures are apart: every letter is written at once, pictures when they change. */
export interface SpotDraftKeys {
  values: string;
  photos: string;
}

const FIRST: SpotDraftKeys = { values: 'spot', photos: 'spot.photos' };
/** While an earlier spot is still being sent its own draft stays untouched: the sending may fail. */
const NEXT: SpotDraftKeys = { values: 'next-spot', photos: 'next-spot.photos' };

/**
 * The form of a new spot, kept on the device with its pictures until it is sent, so that a failure, a reload or a lost
 * session loses nothing. What was left from before is offered first; what stands in the form meanwhile stays kept
 * until the user decides. A draft of somebody else is never shown.
 */
export function useSpotDraft(userId: number) {
  const { drafts } = useDevice();
  const form = useForm<SpotFormValues>({ initialValues: EMPTY_SPOT_FORM, validate: RULES });
  const values = useUnchangedParts(form.values);
  const [photos, setPhotos] = useState<readonly SpotPhoto[]>([]);
  const [offer, setOffer] = useState<{ draft: SpotDraft; from: SpotDraftKeys } | null>(null);
  /** Undefined until what was left from before is read. */
  const [keys, setKeys] = useState<SpotDraftKeys>();
  // What an earlier visit to the page is still sending is not to be offered again.
  const isSending = useIsMutating({ mutationKey: getCreateSpotMutationKey() }) > 0;
  const keptUnder = offer ? undefined : keys;
  const isSettled = keys === FIRST || (keys === NEXT && (isSending || offer !== null));

  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const read = async () => {
      const first = isSending ? undefined : await readDraft(drafts, FIRST, userId);
      // Later on, what is kept there is what stands in the form.
      const next = keys || first ? undefined : await readDraft(drafts, NEXT, userId);
      if (!isCurrent) return;
      if (first) setOffer({ draft: first, from: FIRST });
      else if (next) setOffer({ draft: next, from: NEXT });
      if (keys === undefined) {
        setKeys(isSending ? NEXT : FIRST);
      } else if (!first) {
        setKeys(FIRST);
        void removeDraft(drafts, NEXT);
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [drafts, isSending, isSettled, keys, userId]);

  useEffect(() => {
    if (!keptUnder) return;
    if (isSpotDraftEmpty(values)) void drafts.remove(keptUnder.values);
    else void drafts.save(keptUnder.values, { userId, values });
  }, [drafts, keptUnder, userId, values]);

  useEffect(() => {
    if (!keptUnder) return;
    if (photos.length === 0) void drafts.remove(keptUnder.photos);
    else void drafts.save(keptUnder.photos, { userId, files: photos.map(({ file }) => file) });
  }, [drafts, keptUnder, photos, userId]);

  return {
    form,
    values,
    photos,
    /** Where the form is kept. */
    keys: keys ?? FIRST,
    addPhoto: (file: File) => setPhotos((current) => addSpotImages(current, [toSpotPhoto(file)])),
    removePhoto: ({ id }: SpotPhoto) => setPhotos((current) => current.filter((photo) => photo.id !== id)),
    /** Back to an empty form, once it is sent. */
    reset: () => {
      form.reset();
      setPhotos([]);
    },
    /** Whether something was left from before, and nobody has said yet what to do with it. */
    isOffered: offer !== null,
    takeOffer: () => {
      if (!offer) return;
      if (keys === FIRST && offer.from === NEXT) void removeDraft(drafts, NEXT);
      form.setValues(offer.draft.values);
      setPhotos(offer.draft.photos);
      answerOffer(offer.from);
    },
    refuseOffer: () => {
      if (!offer) return;
      if (keys !== offer.from) void removeDraft(drafts, NEXT);
      answerOffer(offer.from);
    },
  };

  function answerOffer(from: SpotDraftKeys) {
    setOffer(null);
    // The sending that kept this place busy has ended.
    if (from === FIRST) setKeys(FIRST);
  }
}

/** The form copies its place and its hashtags with each letter; what has not changed stays the same object here. */
function useUnchangedParts(values: SpotFormValues): SpotFormValues {
  const [known, setKnown] = useState(values);
  const current = replaceEqualDeep(known, values);
  if (current !== known) setKnown(current);
  return current;
}

async function readDraft(
  drafts: DraftStore,
  { values, photos }: SpotDraftKeys,
  userId: number,
): Promise<SpotDraft | undefined> {
  const [savedValues, savedPhotos] = await Promise.all([
    drafts.load(values, SavedValuesSchema),
    drafts.load(photos, SavedPhotosSchema),
  ]);
  const ownValues = savedValues?.userId === userId ? fromSavedSpotDraft(savedValues.values) : undefined;
  const ownPhotos = savedPhotos?.userId === userId ? savedPhotos.files : [];
  if (!ownValues && ownPhotos.length === 0) return undefined;
  return { values: ownValues ?? EMPTY_SPOT_FORM, photos: addSpotImages([], ownPhotos).map(toSpotPhoto) };
}

/** Forgets a draft that is sent, or kept elsewhere. */
export async function removeDraft(drafts: DraftStore, { values, photos }: SpotDraftKeys): Promise<void> {
  await Promise.all([drafts.remove(values), drafts.remove(photos)]);
}
