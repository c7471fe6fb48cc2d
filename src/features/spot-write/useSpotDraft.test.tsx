import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getCreateSpotMutationKey } from '@generated/endpoints/spots/spots';
import { createQueryClient } from '@/app/query-client';
import { EMPTY_SPOT_FORM } from '@/domain/community/spot-form';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { useSpotDraft } from './useSpotDraft';

let device: ReturnType<typeof createFakeDevice>;
let queryClient: ReturnType<typeof createQueryClient>;
let draft: ReturnType<typeof useSpotDraft>;

function Form({ onDraft }: { onDraft: (current: typeof draft) => void }) {
  onDraft(useSpotDraft(1));
  return null;
}

const visit = async () => {
  const { unmount } = renderInApp(
    <Form
      onDraft={(current) => {
        draft = current;
      }}
    />,
    { device, queryClient },
  );
  await act(() => Promise.resolve());
  return unmount;
};
const type = (description: string) =>
  act(() => Promise.resolve(draft.form.setFieldValue('description', description)));
const keep = (key: string, description: string) =>
  device.drafts.save(key, { userId: 1, values: { ...EMPTY_SPOT_FORM, description } });
const kept = () =>
  [...device.drafts.entries].map(([key, saved]) => [
    key,
    /"description":"([^"]*)"/.exec(JSON.stringify(saved))?.[1],
  ]);

/** An earlier visit is sending its spot, which is kept as a draft until it is there. */
async function startSending() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  await keep('spot', '앞의 글');
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: getCreateSpotMutationKey(),
    mutationFn: () => promise,
    onSuccess: () => device.drafts.remove('spot'),
  });
  const settled = mutation.execute(undefined).catch(() => undefined);
  const end = (settle: () => void) =>
    act(async () => {
      settle();
      await settled;
      await new Promise((done) => {
        setTimeout(done);
      });
    });
  return { succeed: () => end(resolve), fail: () => end(() => reject(new Error('offline'))) };
}

beforeEach(() => {
  device = createFakeDevice();
  queryClient = createQueryClient();
});

it('the draft of a spot keeps what is written while the spot before is still being sent, and goes on with it afterwards', async () => {
  const sending = await startSending();
  const leave = await visit();
  await type('다음 글');
  expect(kept()).toEqual([
    ['spot', '앞의 글'],
    ['next-spot', '다음 글'],
  ]);

  leave();
  await visit();
  expect(draft.isOffered).toBe(true);
  act(() => draft.takeOffer());
  expect(draft.values.description).toBe('다음 글');

  await sending.succeed();
  expect(draft.isOffered).toBe(false);
  expect(draft.values.description).toBe('다음 글');
  expect(kept()).toEqual([['spot', '다음 글']]);
});

it('the draft of a spot offers a spot that could not be sent, and loses nothing of what was written meanwhile', async () => {
  const sending = await startSending();
  const leave = await visit();
  await type('다음 글');
  await sending.fail();
  expect(draft.isOffered).toBe(true);
  expect(draft.values.description).toBe('다음 글');
  act(() => draft.takeOffer());
  expect(draft.values.description).toBe('앞의 글');
  expect(kept()).toEqual([
    ['spot', '앞의 글'],
    ['next-spot', '다음 글'],
  ]);

  await act(() => Promise.resolve(draft.reset()));
  leave();
  await visit();
  expect(draft.isOffered).toBe(true);
  act(() => draft.takeOffer());
  expect(draft.values.description).toBe('다음 글');
  await waitFor(() => expect(kept()).toEqual([['spot', '다음 글']]));
});

it('the draft of a spot goes on with what was written meanwhile when the spot that could not be sent is refused', async () => {
  const sending = await startSending();
  await visit();
  await type('다음 글');
  await sending.fail();
  act(() => draft.refuseOffer());
  expect(draft.values.description).toBe('다음 글');
  await waitFor(() => expect(kept()).toEqual([['spot', '다음 글']]));
});
