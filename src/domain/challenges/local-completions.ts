import * as z from 'zod/mini';

const provedChallenge = z.object({
  /** Empty when it has none. */
  title: z.string(),
  themeName: z.nullable(z.string()),
  image: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

/** What is kept of a challenge with its proof: enough for its card and for another proof, whatever list it is in. */
export type ProvedChallenge = z.infer<typeof provedChallenge>;

const localCompletion = z.object({
  challengeId: z.number(),
  challenge: provedChallenge,
  /** When the user completed it: a local day or an ISO time. */
  completedAt: z.string().check(z.minLength(1)),
  /** Whether the server took it. */
  isConfirmed: z.boolean(),
  /** Where it was proved, for sending again; null when the place was not known and nothing could be sent. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /**
   * Why the same proof is not sent again: the server refused it, with its sentence if it sent one, or the photo could
   * not be kept.
   */
  hindrance: z.optional(
    z.object({ kind: z.enum(['refused', 'photo-lost']), message: z.nullable(z.string()) }),
  ),
});

/**
 * A challenge completed on this device (2 §4). It stands whatever the server answers; until the server has
 * taken it, its card says so and the sending can be made up for. The photo is kept apart, being large.
 */
export type LocalCompletion = z.infer<typeof localCompletion>;

/** The completions with one noted as not confirmed yet, the latest last; an earlier one of its challenge goes. */
export function addLocalCompletion(
  completions: readonly LocalCompletion[],
  completion: Omit<LocalCompletion, 'isConfirmed' | 'hindrance'>,
): LocalCompletion[] {
  const others = completions.filter(({ challengeId }) => challengeId !== completion.challengeId);
  return [...others, { ...completion, isConfirmed: false }];
}

/** The completions with one marked as taken by the server. */
export function confirmLocalCompletion(
  completions: readonly LocalCompletion[],
  challengeId: number,
): LocalCompletion[] {
  return completions.map((completion) =>
    completion.challengeId === challengeId ? { ...completion, isConfirmed: true } : completion,
  );
}

/** The completions with one that only another proof can bring to the server. */
export function hinderLocalCompletion(
  completions: readonly LocalCompletion[],
  challengeId: number,
  hindrance: NonNullable<LocalCompletion['hindrance']>,
): LocalCompletion[] {
  return completions.map((completion) =>
    completion.challengeId === challengeId ? { ...completion, hindrance } : completion,
  );
}

/** The completions that the server's own list of completed challenges does not hold yet. */
export function dropKnownCompletions(
  completions: readonly LocalCompletion[],
  serverDone: readonly { id: number }[],
): LocalCompletion[] {
  const known = new Set(serverDone.map(({ id }) => id));
  return completions.filter(({ challengeId }) => !known.has(challengeId));
}

/** The completions to send again: not confirmed, proved at a known place, and not hindered. */
export function completionsToResend(completions: readonly LocalCompletion[]): LocalCompletion[] {
  return completions.filter((completion) => !completion.isConfirmed && newProofText(completion) === null);
}

/**
 * Why a completion needs another proof to reach the server, as a text for the user; null when it needs none: the
 * server took it, or the same proof is sent again.
 */
export function newProofText({ hindrance, isConfirmed, place }: LocalCompletion): string | null {
  if (isConfirmed) return null;
  if (place === null) return '위치를 알 수 없어 인증을 보내지 못했어요.';
  if (!hindrance) return null;
  if (hindrance.kind === 'photo-lost') return '인증 사진을 보관하지 못해 인증을 보내지 못했어요.';
  return ['인증이 확인되지 않았어요.', hindrance.message].filter(Boolean).join(' ');
}

/** How the completion of a challenge stands: taken by the server, on its way to it, or to be proved once more. */
export type ProofState = 'accepted' | 'checking' | 'needed';

/** How a completed challenge stands; without a completion on this device it is the server who says that it is done. */
export function proofStateOf(completion: LocalCompletion | undefined): ProofState {
  if (!completion || completion.isConfirmed) return 'accepted';
  return newProofText(completion) === null ? 'checking' : 'needed';
}

/** The challenges that the user need not prove again: their dialog stays closed although the server may list them. */
export function provedIds(completions: readonly LocalCompletion[]): ReadonlySet<number> {
  const proved = completions.filter((completion) => newProofText(completion) === null);
  return new Set(proved.map(({ challengeId }) => challengeId));
}

/** The completions from what was kept over a reload; whatever is damaged is left out. */
export function fromSavedCompletions(saved: unknown): LocalCompletion[] {
  if (!Array.isArray(saved)) return [];
  return saved.filter((entry) => z.safeParse(localCompletion, entry).success);
}
