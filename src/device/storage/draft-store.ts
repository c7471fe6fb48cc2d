import type { StoredSchema } from './storage';

/**
 * What was written and not yet sent, pictures included, so that a failure, a reload or a lost session loses
 * nothing. Never rejects: where nothing can be kept, drafts live as long as the page.
 */
export interface DraftStore {
  /** The draft, or null when there is none or it is not what the schema expects. */
  load: <Draft>(key: string, schema: StoredSchema<Draft>) => Promise<Draft | null>;
  /**
   * Takes anything that can be cloned, Blobs and Files included.
   * @returns whether it outlives the page
   */
  save: (key: string, draft: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  /** Removes all drafts, on signing out. */
  clear: () => Promise<void>;
}
