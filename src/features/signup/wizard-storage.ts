import * as z from 'zod/mini';
import { PERSONAL_PREFIX, readStored, writeStored, type KeyValueStorage } from '@/device/storage/storage';
import { fromSavedSignup, toSavedSignup } from '@/domain/signup/saved-signup';
import type { SignupFlow, SignupState } from '@/domain/signup/signup-state';

/** In the storage of the tab. The document looks there too, for how far it is (index.html). */
const keyOf = (flow: SignupFlow) => `${PERSONAL_PREFIX}signup.${flow}`;

/** The wizard as it was before a reload, or `initial` itself when nothing of it was kept. */
export function loadWizard(storage: KeyValueStorage, initial: SignupState, today: string): SignupState {
  const saved = readStored<unknown>(storage, keyOf(initial.flow), z.unknown(), undefined);
  return fromSavedSignup(saved, initial, today);
}

/** Keeps the wizard over a reload, until it has succeeded. */
export function saveWizard(storage: KeyValueStorage, state: SignupState): void {
  if (state.submission === 'submitted') storage.remove(keyOf(state.flow));
  else writeStored(storage, keyOf(state.flow), toSavedSignup(state));
}
