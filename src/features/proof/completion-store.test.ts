import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { PERSONAL_PREFIX } from '@/device/storage/storage';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { createCompletionStore } from './completion-store';

const PLACE = { latitude: 33.2471, longitude: 126.5546 };
const PHOTO = 'data:image/jpeg;base64,ZmFrZQ==';
const CHALLENGE = { title: '천지연폭포 물소리 듣기', themeName: '힐링', image: null, ...PLACE };
const PROOF = { challengeId: 311, challenge: CHALLENGE, place: PLACE, photo: PHOTO };

function setUp(device = createFakeDevice(), userId = 7) {
  const send = vi.fn<(id: number, proof: unknown) => Promise<unknown>>(() => Promise.resolve());
  return { device, send, store: createCompletionStore({ ...device, userId, send }) };
}

function refusal(status: number, code?: string, serverMessage?: string) {
  return new ApiError('POST', { status, code, serverMessage, hasEnvelope: true });
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('completing a challenge sends place and photo, and keeps no photo that the server has taken', async () => {
  const { device, send, store } = setUp();
  await store.complete(PROOF);
  expect(send.mock.calls).toEqual([
    [311, { latitude: 33.2471, longitude: 126.5546, proofUrl: 'data:image/jpeg;base64,ZmFrZQ==' }],
  ]);
  expect(store.getAll()).toEqual([
    {
      challengeId: 311,
      challenge: CHALLENGE,
      completedAt: '2026-05-01T01:00:00.000Z',
      isConfirmed: true,
      place: PLACE,
    },
  ]);
  expect(device.drafts.entries.size).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

it('completing a challenge counts before the server has answered, and is sent once however often it is asked for', async () => {
  const { send, store } = setUp();
  const answer = Promise.withResolvers<void>();
  send.mockReturnValue(answer.promise);
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  const first = store.complete(PROOF);
  void store.complete(PROOF);
  await store.resend();
  expect(send).toHaveBeenCalledTimes(1);
  expect(store.getAll()[0]?.isConfirmed).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  answer.resolve();
  await first;
  expect(store.getAll()[0]?.isConfirmed).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('completing a challenge waits until the proof of another one has been answered, sent anew or for the first time', async () => {
  const { send, store } = setUp();
  send.mockRejectedValueOnce(refusal(500));
  await store.complete(PROOF);
  const answers = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  for (const { promise } of answers) send.mockReturnValueOnce(promise);
  const sent = () => send.mock.calls.map(([id]) => id).slice(1);

  const again = store.resend();
  await vi.waitFor(() => expect(sent()).toEqual([311]));
  const second = store.complete({ ...PROOF, challengeId: 312 });
  const third = store.complete({ ...PROOF, challengeId: 313 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent()).toEqual([311]);
  answers[0]?.resolve();
  expect(await again).toBe(true);
  await vi.waitFor(() => expect(sent()).toEqual([311, 312]));
  answers[1]?.reject(refusal(500));
  await second;
  await vi.waitFor(() => expect(sent()).toEqual([311, 312, 313]));
  answers[2]?.resolve();
  await third;
  expect(
    store
      .getAll()
      .map(({ isConfirmed }) => isConfirmed)
      .filter(Boolean),
  ).toHaveLength(2);
});

it('completing a challenge sends nothing of a user who has signed out while the proof waited for another one', async () => {
  const { device, send, store } = setUp();
  const answer = Promise.withResolvers<void>();
  send.mockReturnValueOnce(answer.promise);
  const first = store.complete(PROOF);
  const second = store.complete({ ...PROOF, challengeId: 312 });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  device.storage.local.removeAll(PERSONAL_PREFIX);
  answer.resolve();
  await Promise.all([first, second]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('completing a challenge without a place only counts here, with a warning', async () => {
  const { device, send, store } = setUp();
  await store.complete({ ...PROOF, place: null });
  expect(send).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(store.getAll()).toMatchObject([{ challengeId: 311, isConfirmed: false, place: null }]);
  expect(device.drafts.entries.size).toBe(0);
  expect(await store.resend()).toBe(false);
});

it.each([
  ['no answer', new ApiError('POST', { status: undefined, hasEnvelope: false })],
  ['a server in trouble', refusal(500)],
  ['a session that is over', refusal(401)],
  ['a page of a hotel network', new ApiError('POST', { status: 403, hasEnvelope: false })],
  ['too many requests', refusal(429)],
  ['too many requests', refusal(429, 'TOO_MANY_REQUESTS')],
  ['a body that came too slowly', refusal(400, 'TOO_SLOW')],
])(
  'a completion that the server has not confirmed after %s is sent again with its photo, also by the next start of the app',
  async (_, error) => {
    const { device, send, store } = setUp();
    send.mockRejectedValue(error);
    await store.complete(PROOF);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(store.getAll()).toMatchObject([{ challengeId: 311, isConfirmed: false }]);

    const next = setUp(device);
    expect(await next.store.resend()).toBe(true);
    expect(next.send.mock.calls).toEqual([[311, { ...PLACE, proofUrl: PHOTO }]]);
    expect(next.store.getAll()).toMatchObject([{ challengeId: 311, isConfirmed: true }]);
    expect(await next.store.resend()).toBe(false);
    expect(next.send).toHaveBeenCalledTimes(1);
  },
);

it.each([400, 404, 409, 422])(
  'a completion that the server has not confirmed after a refusal with %s stands with what the server said, and waits for another proof',
  async (status) => {
    const { device, send, store } = setUp();
    send.mockRejectedValueOnce(refusal(status, 'TOO_FAR_AWAY', '챌린지 장소에서 너무 멀리 있어요.'));
    await store.complete(PROOF);
    expect(await store.resend()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(store.getAll()).toMatchObject([
      {
        challengeId: 311,
        isConfirmed: false,
        hindrance: { kind: 'refused', message: '챌린지 장소에서 너무 멀리 있어요.' },
      },
    ]);
    expect(device.drafts.entries.size).toBe(0);

    await store.complete({ ...PROOF, photo: 'data:image/jpeg;base64,bmV3' });
    expect(send.mock.calls[1]).toEqual([311, { ...PLACE, proofUrl: 'data:image/jpeg;base64,bmV3' }]);
    expect(store.getAll()).toMatchObject([{ challengeId: 311, isConfirmed: true }]);
    expect(store.getAll()[0]?.hindrance).toBeUndefined();
  },
);

it('a completion that the server has not confirmed whose photo is gone, because it could not be stored, waits for another proof', async () => {
  const device = createFakeDevice();
  const { send, store } = setUp(device);
  send.mockRejectedValue(refusal(500));
  await store.complete(PROOF);
  // What a page keeps in memory where the database is forbidden or full ends with the page.
  device.drafts.entries.clear();

  const next = setUp(device);
  expect(await next.store.resend()).toBe(false);
  expect(next.send).not.toHaveBeenCalled();
  expect(next.store.getAll()).toMatchObject([{ isConfirmed: false, hindrance: { kind: 'photo-lost' } }]);
  await next.store.complete(PROOF);
  expect(next.store.getAll()).toMatchObject([{ isConfirmed: true }]);
});

it('a completion that the server has not confirmed has its photo kept before it is sent', async () => {
  const { device, send, store } = setUp();
  const saved = Promise.withResolvers<boolean>();
  vi.spyOn(device.drafts, 'save').mockReturnValue(saved.promise);
  const sending = store.complete(PROOF);
  void store.complete(PROOF);
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  saved.resolve(true);
  await sending;
  expect(send).toHaveBeenCalledTimes(1);
});

it('a completion that the server has not confirmed is confirmed by an answer that the challenge is completed already', async () => {
  const { send, store } = setUp();
  send.mockRejectedValue(refusal(409, 'CHALLENGE_ALREADY_COMPLETED'));
  await store.complete(PROOF);
  expect(store.getAll()).toMatchObject([{ challengeId: 311, isConfirmed: true }]);
});

it('a completion that the server has not confirmed is not sent while there is no connection', async () => {
  const { device, send, store } = setUp();
  send.mockRejectedValueOnce(refusal(500));
  await store.complete(PROOF);
  device.network.setOnline(false);
  expect(await store.resend()).toBe(false);
  device.network.setOnline(true);
  expect(await store.resend()).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['as long as the server asks', 30_000, 30_000],
  ['ten minutes, if the server asks for more', 86_400_000, 600_000],
])('a completion that the server has not confirmed waits %s', async (_, asked, waited) => {
  const { device, send, store } = setUp();
  const busy = new ApiError('POST', { status: 503, hasEnvelope: true, retryAfterMs: asked });
  send.mockRejectedValueOnce(refusal(500)).mockRejectedValueOnce(busy);
  await store.complete(PROOF);
  await store.complete({ ...PROOF, challengeId: 312 });
  expect(store.waitMs()).toBe(waited);
  device.clock.advance(waited - 1);
  expect(await store.resend()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  device.clock.advance(1);
  expect(store.waitMs()).toBe(0);
  // The first one that is told to wait keeps back those behind it.
  send.mockRejectedValueOnce(busy);
  expect(await store.resend()).toBe(false);
  expect(send).toHaveBeenCalledTimes(3);
  device.clock.advance(waited);
  expect(await store.resend()).toBe(true);
  expect(send.mock.calls.slice(3).map(([id]) => id)).toEqual([311, 312]);
});

it('a completion that the server has not confirmed waits its turn: one sending at a time, one round for all who ask', async () => {
  const { send, store } = setUp();
  send.mockRejectedValue(refusal(500));
  await store.complete(PROOF);
  await store.complete({ ...PROOF, challengeId: 312 });
  const answer = Promise.withResolvers<void>();
  send.mockReset().mockReturnValue(answer.promise);
  const rounds = [store.resend(), store.resend()];
  await vi.waitFor(() => expect(send.mock.calls.map(([id]) => id)).toEqual([311]));
  answer.resolve();
  expect(await Promise.all(rounds)).toEqual([true, true]);
  expect(send.mock.calls.map(([id]) => id)).toEqual([311, 312]);
});

it('what is kept is forgotten, photo included, once the server lists the challenge as completed', async () => {
  const { device, send, store } = setUp();
  send.mockRejectedValue(refusal(500));
  await store.complete(PROOF);
  store.dropKnown([{ id: 340 }]);
  expect(store.getAll()).toHaveLength(1);
  store.dropKnown([{ id: 340 }, { id: 311 }]);
  expect(store.getAll()).toEqual([]);
  expect(device.drafts.entries.size).toBe(0);
  expect(device.storage.local.entries.size).toBe(0);
});

it('what is kept can be taken back by the user, photo included', async () => {
  const { device, send, store } = setUp();
  send.mockRejectedValue(refusal(500));
  await store.complete(PROOF);
  await store.complete({ ...PROOF, challengeId: 312 });
  store.forget(311);
  expect(store.getAll().map(({ challengeId }) => challengeId)).toEqual([312]);
  expect([...device.drafts.entries.keys()]).toEqual(['proof.7.312']);
});

it('what is kept belongs to one user, and goes when that user signs out', async () => {
  const { device, store } = setUp();
  await store.complete(PROOF);
  expect(setUp(device, 8).store.getAll()).toEqual([]);
  device.storage.local.removeAll('dosaegi.my.');
  expect(store.getAll()).toEqual([]);
});

it('what is kept is the same list until something changes, and survives a damaged storage', async () => {
  const { device, store } = setUp();
  await store.complete(PROOF);
  expect(store.getAll()).toBe(store.getAll());
  const [key = ''] = device.storage.local.entries.keys();
  device.storage.local.entries.set(key, '[{"challengeId":"x"}, 5');
  expect(store.getAll()).toEqual([]);
});
