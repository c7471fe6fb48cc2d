/** What was proved last in this visit. */
export interface LatestProof {
  challengeId: number;
  /** The photo as a data URL. */
  photo: string;
}

let latest: LatestProof | null = null;
let isStampDue = false;

/** Remembers a proof that is being sent: its stamp is due on the card, and its photo can be shared. */
export function rememberProof(proof: LatestProof): void {
  latest = proof;
  isStampDue = true;
}

/** The last proof of this visit, or null. A reload forgets it. */
export function getLatestProof(): LatestProof | null {
  return latest;
}

/** The challenge whose stamp has not been seen to come down yet; null without one. */
export function getFreshId(): number | null {
  return latest && isStampDue ? latest.challengeId : null;
}

/** The stamp has been seen to come down. */
export function markStamped(): void {
  isStampDue = false;
}
