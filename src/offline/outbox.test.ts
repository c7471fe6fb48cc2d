import { expect, it } from 'vitest';
import { createFakeDevice } from '../../tests/fakes/fake-device';
import { addToOutbox, readOutbox, removeFromOutbox, sendFromOutbox } from './outbox';

const COMMENT = { kind: 'comment', postId: 101, text: '산 위에서 남겨요' } as const;
const isRefused = () => true;
const isLost = () => false;

async function setUp() {
  const device = createFakeDevice();
  await addToOutbox(device, 7, COMMENT);
  const [item] = await readOutbox(device, 7);
  return { device, id: item?.id ?? '' };
}

it('the outbox keeps things in their order, of one user only', async () => {
  const { device } = await setUp();
  await addToOutbox(device, 7, { ...COMMENT, text: '두 번째' });
  expect((await readOutbox(device, 7)).map((item) => item.kind === 'comment' && item.text)).toEqual([
    '산 위에서 남겨요',
    '두 번째',
  ]);
  expect(await readOutbox(device, 8)).toEqual([]);
});

it('the outbox keeps nothing that would not outlive the page, and what waits already stays', async () => {
  const { device } = await setUp();
  device.drafts.isFull = true;
  expect(await addToOutbox(device, 7, { ...COMMENT, text: '자리가 없어요' })).toBe(false);
  expect((await readOutbox(device, 7)).map((item) => item.kind === 'comment' && item.text)).toEqual([
    COMMENT.text,
  ]);
});

it('the outbox sends a thing once, though it is sent twice at the same time', async () => {
  const { device, id } = await setUp();
  const sent: string[] = [];
  const send = (item: { kind: string }) => Promise.resolve(sent.push(item.kind));
  await Promise.all([
    sendFromOutbox(device, 7, id, send, isRefused),
    sendFromOutbox(device, 7, id, send, isRefused),
  ]);
  expect(sent).toEqual(['comment']);
  expect(await readOutbox(device, 7)).toEqual([]);
});

it('the outbox keeps a thing that was refused as it was', async () => {
  const { device, id } = await setUp();
  const send = () => Promise.reject(new Error('refused'));
  await expect(sendFromOutbox(device, 7, id, send, isRefused)).rejects.toThrow('refused');
  expect((await readOutbox(device, 7)).map(({ fate }) => fate)).toEqual(['waiting']);
});

it('the outbox knows of a thing whose answer got lost, or whose page ended, that it may have arrived', async () => {
  const { device, id } = await setUp();
  const send = async () => {
    expect((await readOutbox(device, 7)).map(({ fate }) => fate)).toEqual(['unknown']);
    throw new Error('lost');
  };
  await expect(sendFromOutbox(device, 7, id, send, isLost)).rejects.toThrow('lost');
  expect((await readOutbox(device, 7)).map(({ fate }) => fate)).toEqual(['unknown']);
});

it('the outbox throws away what the user does not want to send any more', async () => {
  const { device, id } = await setUp();
  await removeFromOutbox(device, 7, id);
  expect(device.drafts.entries.size).toBe(0);
});

it('the outbox reads nothing of what is broken', async () => {
  const { device } = await setUp();
  await device.drafts.save('outbox', { userId: 7, items: [{ kind: 'comment' }] });
  expect(await readOutbox(device, 7)).toEqual([]);
});
