/** What was proved last in this visit. */
export interface LatestProof {
  challengeId: number;
  /** The photo as a data URL. */
  photo: string;
  /** Whether its stamp has yet to be seen coming down. */
  isStampDue: boolean;
}

let latest: LatestProof | null = null;

/** Remembers a proof that is being sent: its stamp is due on the card, and its photo can be seen and shared there. */
export function rememberProof(challengeId: number, photo: string): void {
  latest = { challengeId, photo, isStampDue: true };
}

/** The last proof of this visit, or null. A reload forgets it. */
export function getLatestProof(): LatestProof | null {
  return latest;
}

/** Notes that its stamp has come down, and returns the proof as it is now. */
export function markStamped(): LatestProof | null {
  latest &&= { ...latest, isStampDue: false };
  return latest;
}
