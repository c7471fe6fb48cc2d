import { isRecord, presentText } from '@/domain/unknown-values';

/** What a purchase hands over to my page, where it ends (2 §4). */
export interface BoughtState {
  /** The address of the picture of what was bought; empty without one. */
  boughtPicture: string;
}

/** The picture of what a purchase that led here has bought; null where none did. */
export function readBoughtPicture(state: unknown): string | null {
  if (!isRecord(state) || !('boughtPicture' in state)) return null;
  return presentText(state['boughtPicture']) ?? '';
}
