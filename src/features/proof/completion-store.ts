import * as z from 'zod/mini';
import type { ChallengeProof } from '@generated/model/challenge-proof.zod';
import { ApiError, isRefusal } from '@/api/api-error';
import { waitAskedBy } from '@/api/retry-after';
import type { Device } from '@/device/device';
import { PERSONAL_PREFIX, readStored, writeStored } from '@/device/storage/storage';
import {
  addLocalCompletion,
  completionsToResend,
  confirmLocalCompletion,
  dropKnownCompletions,
  fromSavedCompletions,
  hinderLocalCompletion,
  type LocalCompletion,
  type ProvedChallenge,
} from '@/domain/challenges/local-completions';
import type { Coordinates } from '@/domain/map/geo';

/** What proves a challenge. */
export interface Proof {
  challengeId: number;
  challenge: ProvedChallenge;
  /** Where it was proved; null when that is not known. */
  place: Coordinates | null;
  /** The photo as a data URL. */
  photo: string;
}

/** The challenges that a user has completed on this device (2 §4), kept over a reload. */
export interface CompletionStore {
  /** The same list until something changes. */
  getAll: () => readonly LocalCompletion[];
  subscribe: (listener: () => void) => () => void;
  /**
   * Marks a challenge as completed and sends the proof, if its place is known. A failure is only logged (2 §8): the
   * completion stands, and its photo is kept to be sent again, unless the server refused it: then only another proof
   * helps (see newProofText). One at a time, whichever challenge: it waits for those before it. Never rejects; settles when
   * the server has answered.
   */
  complete: (proof: Proof) => Promise<void>;
  /**
   * Sends again, one after another, what the server has not confirmed; nothing while the server has asked to wait.
   * Returns whether it took any of them.
   */
  resend: () => Promise<boolean>;
  /** How long the server has asked to wait from now on, in milliseconds; 0 where it has not. */
  waitMs: () => number;
  /** Forgets one completion, such as one that the server will never take. */
  forget: (challengeId: number) => void;
  /** Forgets what the server's own list of completed challenges holds. */
  dropKnown: (serverDone: readonly { id: number }[]) => void;
}

interface CompletionStoreParts extends Pick<Device, 'clock' | 'drafts' | 'network' | 'storage'> {
  userId: number;
  send: (challengeId: number, proof: ChallengeProof) => Promise<unknown>;
}

/** The challenges that a user has completed on this device and that the server may not list yet. */
const toKey = (userId: number) => `${PERSONAL_PREFIX}completions.${userId}`;

/** In the draft store: the photo of a completion that the server has not confirmed, as a data URL. */
const toPhotoKey = (userId: number, challengeId: number) => `proof.${userId}.${challengeId}`;

const SavedSchema = z.array(z.unknown());
const PhotoSchema = z.string();
const ALREADY_COMPLETED = 'CHALLENGE_ALREADY_COMPLETED';
/** No session, too slow, session timed out, too many requests: the same proof may be taken later. */
const PASSING_STATUSES = new Set<number | undefined>([401, 408, 419, 429]);
/** The code with which a server gives up on a body that comes too slowly, with the status 400. */
const TOO_SLOW = 'TOO_SLOW';
/** The longest wait that a server is granted, in milliseconds: nobody's proof is kept back for longer. */
const WAIT_MAX_MS = 10 * 60_000;

export function createCompletionStore(parts: CompletionStoreParts): CompletionStore {
  const { clock, drafts, network, send, userId } = parts;
  const storage = parts.storage.local;
  const key = toKey(userId);
  const photoKey = (challengeId: number) => toPhotoKey(userId, challengeId);
  const listeners = new Set<() => void>();
  const sendings = new Map<number, Promise<boolean>>();
  let lastSending: Promise<unknown> = Promise.resolve();
  let resending: Promise<boolean> | undefined;
  let sendsFrom = 0;
  let read: { text: string | null; completions: readonly LocalCompletion[] } | undefined;

  // Signing out empties the storage, and another tab may write to it: it alone is the truth.
  function getAll(): readonly LocalCompletion[] {
    const text = storage.get(key);
    if (!read || read.text !== text) {
      read = { text, completions: fromSavedCompletions(readStored(storage, key, SavedSchema, [])) };
    }
    return read.completions;
  }

  function change(next: readonly LocalCompletion[]) {
    if (next.length === 0) storage.remove(key);
    else writeStored(storage, key, next);
    for (const listener of listeners) listener();
  }

  function confirm(challengeId: number) {
    change(confirmLocalCompletion(getAll(), challengeId));
    void drafts.remove(photoKey(challengeId));
  }

  function hinder(challengeId: number, hindrance: NonNullable<LocalCompletion['hindrance']>) {
    change(hinderLocalCompletion(getAll(), challengeId, hindrance));
    void drafts.remove(photoKey(challengeId));
  }

  /** Sends a proof when those before it have been answered (2 §4): photos are large, and share one network. */
  function deliver(challengeId: number, place: Coordinates, photo: string): Promise<boolean> {
    const isKept = () => getAll().some((entry) => entry.challengeId === challengeId);
    // Whoever has signed out meanwhile, or taken it back, sends nothing any more.
    const sending = lastSending.then(() => isKept() && deliverNow(challengeId, place, photo));
    lastSending = sending;
    return sending;
  }

  /** Never rejects. */
  async function deliverNow(challengeId: number, place: Coordinates, photo: string): Promise<boolean> {
    try {
      await send(challengeId, { latitude: place.latitude, longitude: place.longitude, proofUrl: photo });
    } catch (error) {
      console.warn('The completion of a challenge was not confirmed:', error);
      sendsFrom = Math.max(sendsFrom, clock.now() + Math.min(waitAskedBy(error) ?? 0, WAIT_MAX_MS));
      if (!(error instanceof ApiError && error.code === ALREADY_COMPLETED)) {
        if (isRefused(error)) {
          hinder(challengeId, { kind: 'refused', message: error.serverMessage ?? null });
        }
        return false;
      }
    }
    confirm(challengeId);
    return true;
  }

  const waitMs = () => Math.max(0, sendsFrom - clock.now());

  function once(challengeId: number, begin: () => Promise<boolean>): Promise<boolean> {
    const running = sendings.get(challengeId);
    if (running) return running;
    const sending = begin().finally(() => sendings.delete(challengeId));
    sendings.set(challengeId, sending);
    return sending;
  }

  async function sendAgain(challengeId: number, place: Coordinates): Promise<boolean> {
    const photo = await drafts.load(photoKey(challengeId), PhotoSchema);
    if (photo !== null) return deliver(challengeId, place, photo);
    // The storage was full or forbidden, and the page that knew the photo is gone.
    hinder(challengeId, { kind: 'photo-lost', message: null });
    return false;
  }

  async function resendAll(): Promise<boolean> {
    let isAnyTaken = false;
    for (const { challengeId, place } of completionsToResend(getAll())) {
      if (!place || sendings.has(challengeId)) continue;
      if (waitMs() > 0) break;
      isAnyTaken = (await once(challengeId, () => sendAgain(challengeId, place))) || isAnyTaken;
    }
    return isAnyTaken;
  }

  return {
    getAll,
    waitMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async complete({ challenge, challengeId, photo, place }) {
      if (sendings.has(challengeId)) return;
      const completedAt = new Date(clock.now()).toISOString();
      change(addLocalCompletion(getAll(), { challengeId, challenge, completedAt, place }));
      if (!place) {
        console.warn('A completion without coordinates is not sent to the server:', challengeId);
        return;
      }
      await once(challengeId, async () => {
        // Kept first: the page may be gone before the server has answered.
        await drafts.save(photoKey(challengeId), photo);
        return deliver(challengeId, place, photo);
      });
    },
    resend() {
      if (!network.isOnline()) return Promise.resolve(false);
      resending ??= resendAll().finally(() => {
        resending = undefined;
      });
      return resending;
    },
    forget(challengeId) {
      change(dropKnownCompletions(getAll(), [{ id: challengeId }]));
      void drafts.remove(photoKey(challengeId));
    },
    dropKnown(serverDone) {
      const all = getAll();
      const left = dropKnownCompletions(all, serverDone);
      if (left.length === all.length) return;
      for (const { challengeId } of all) {
        if (!left.some((entry) => entry.challengeId === challengeId))
          void drafts.remove(photoKey(challengeId));
      }
      change(left);
    },
  };
}

/** Whether the server itself said no to this proof, so that sending it again is in vain. */
function isRefused(error: unknown): error is ApiError {
  if (!isRefusal(error)) return false;
  return !PASSING_STATUSES.has(error.status) && error.code !== TOO_SLOW;
}
