import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { getCreateSpotMutationKey } from '@generated/endpoints/spots/spots';
import { useDevice } from '@/device/DeviceContext';
import { DRAFT_KEYS } from '@/device/storage-keys';
import { fromSavedSpotDraft, isSpotDraftEmpty } from '@/domain/spot-draft';
import { addSpotImages, EMPTY_SPOT_FORM, type SpotFormValues } from '@/domain/validation/spot-form';
import { toSpotPhoto, type SpotPhoto } from './spot-photo';

const SavedValuesSchema = z.object({ userId: z.number(), values: z.unknown() });
const SavedPhotosSchema = z.object({ userId: z.number(), files: z.array(z.instanceof(File)) });

interface SpotDraft {
  values: SpotFormValues;
  photos: readonly SpotPhoto[];
}

const EMPTY: SpotDraft = { values: EMPTY_SPOT_FORM, photos: [] };

/**
 * The form of a new spot, kept on the device with its pictures until it is sent, so that a failure, a reload or a lost
 * session loses nothing. What was left from before is offered first. A draft of somebody else is never shown.
 *
 * Texts and pictures are kept apart: every letter is written at once, pictures only when they change.
 */
export function useSpotDraft(userId: number) {
  const { drafts } = useDevice();
  const [draft, setDraft] = useState(EMPTY);
  const [offered, setOffered] = useState<SpotDraft | null>(null);
  const [isRead, setRead] = useState(false);
  // What an earlier visit to the page is still sending is not to be offered again.
  const isSending = useIsMutating({ mutationKey: getCreateSpotMutationKey() }) > 0;
  const { values, photos } = draft;
  const isKept = isRead && offered === null;

  useEffect(() => {
    if (isRead || isSending) return undefined;
    let isCurrent = true;
    const read = async () => {
      const [savedValues, savedPhotos] = await Promise.all([
        drafts.load(DRAFT_KEYS.spot, SavedValuesSchema),
        drafts.load(DRAFT_KEYS.spotPhotos, SavedPhotosSchema),
      ]);
      if (!isCurrent) return;
      const ownValues = savedValues?.userId === userId ? fromSavedSpotDraft(savedValues.values) : undefined;
      const ownPhotos = savedPhotos?.userId === userId ? savedPhotos.files : [];
      if (ownValues || ownPhotos.length > 0) {
        const kept = addSpotImages([], ownPhotos).map(toSpotPhoto);
        setOffered({ values: ownValues ?? EMPTY_SPOT_FORM, photos: kept });
      }
      setRead(true);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [drafts, isRead, isSending, userId]);

  useEffect(() => {
    if (!isKept) return;
    if (isSpotDraftEmpty(values)) void drafts.remove(DRAFT_KEYS.spot);
    else void drafts.save(DRAFT_KEYS.spot, { userId, values });
  }, [drafts, isKept, userId, values]);

  useEffect(() => {
    if (!isKept) return;
    if (photos.length === 0) void drafts.remove(DRAFT_KEYS.spotPhotos);
    else void drafts.save(DRAFT_KEYS.spotPhotos, { userId, files: photos.map(({ file }) => file) });
  }, [drafts, isKept, photos, userId]);

  return {
    values,
    photos,
    change: (changes: Partial<SpotFormValues>) =>
      setDraft((current) => ({ ...current, values: { ...current.values, ...changes } })),
    addPhoto: (file: File) =>
      setDraft((current) => ({ ...current, photos: addSpotImages(current.photos, [toSpotPhoto(file)]) })),
    removePhoto: ({ id }: SpotPhoto) =>
      setDraft((current) => ({ ...current, photos: current.photos.filter((photo) => photo.id !== id) })),
    /** Back to an empty form, once it is sent. */
    reset: () => setDraft(EMPTY),
    /** Whether something was left from before, and nobody has said yet what to do with it. */
    isOffered: offered !== null,
    takeOffer: () => {
      if (offered) setDraft(offered);
      setOffered(null);
    },
    refuseOffer: () => setOffered(null),
  };
}
