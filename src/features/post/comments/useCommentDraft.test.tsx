import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SessionGate } from '@/session/SessionGate';
import { refreshSession } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { FakeApi } from '../../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../../tests/fakes/fake-device';
import { renderInApp } from '../../../../tests/support/render-in-app';
import { useCommentDraft } from './useCommentDraft';

const SESSION = 'GET /v1/users/session/me';
const VISITOR = null;

type FakeDevice = ReturnType<typeof createFakeDevice>;

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi().answer('POST /v1/users/auth/logout', { status: 200, body: { success: true } });
  uninstall = api.install();
});
afterEach(() => uninstall());

function Composer() {
  const { text, change } = useCommentDraft({ postId: 101 });
  const { user } = useSession();
  const { signOut } = useSignOut();
  return (
    <>
      <p>{user ? `사용자 ${user.userId}` : '게스트'}</p>
      <input aria-label="댓글" value={text} onChange={({ currentTarget }) => change(currentTarget.value)} />
      <button onClick={signOut}>로그아웃</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('댓글');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** From now on the server knows this user, or nobody. */
function become(userId: number | null) {
  const data = { userId, nickname: '감귤이', hallabong: 128 };
  api.answer(
    SESSION,
    userId === VISITOR
      ? { status: 401, body: { success: false } }
      : { status: 200, body: { success: true, data } },
  );
}

/** Opens the page, and waits until a draft would stand there. */
async function open(userId: number | null, device: FakeDevice) {
  become(userId);
  const page = renderInApp(
    <SessionGate>
      <Composer />
    </SessionGate>,
    { device },
  );
  await screen.findByLabelText('댓글');
  await act(() => Promise.resolve());
  return page;
}

/** Opens the page, tells what stands in the field, and leaves. */
async function readAs(userId: number | null, device: FakeDevice): Promise<string> {
  const page = await open(userId, device);
  const { value } = field();
  page.unmount();
  return value;
}

async function writeAs(userId: number | null, device: FakeDevice, text: string) {
  const page = await open(userId, device);
  type(text);
  page.unmount();
}

/** A later visit or another tab on the same device: the drafts are there, the tab's own storage is new. */
const inNewTab = (device: FakeDevice): FakeDevice => ({ ...createFakeDevice(), drafts: device.drafts });

it('the draft of a user is there again for that user, in every tab', async () => {
  const device = createFakeDevice();
  await writeAs(1, device, '노을이 예뻐요');
  expect(await readAs(1, device)).toBe('노을이 예뻐요');
  expect(await readAs(1, inNewTab(device))).toBe('노을이 예뻐요');
});

it('the draft of a user is still there when the session has run out, in the tab that knew the user and in no other', async () => {
  const device = createFakeDevice();
  await writeAs(1, device, '노을이 예뻐요');
  expect(await readAs(VISITOR, inNewTab(device))).toBe('');
  expect(await readAs(VISITOR, device)).toBe('노을이 예뻐요');
});

it('the draft of a user stays theirs when it is written on without a session', async () => {
  const device = createFakeDevice();
  await writeAs(1, device, '노을이');
  await writeAs(VISITOR, device, '노을이 예뻐요');
  expect(await readAs(4, device)).toBe('');
  expect(await readAs(VISITOR, inNewTab(device))).toBe('');
  expect(await readAs(1, device)).toBe('노을이 예뻐요');
});

it('the draft of a user stays theirs when the session runs out while it is being written', async () => {
  const device = createFakeDevice();
  const { queryClient, unmount } = await open(1, device);
  type('노을이');
  become(VISITOR);
  await refreshSession(queryClient);
  await screen.findByText('게스트');
  expect(field().value).toBe('노을이');
  type('노을이 예뻐요');
  unmount();
  expect(await readAs(4, inNewTab(device))).toBe('');
  expect(await readAs(1, inNewTab(device))).toBe('노을이 예뻐요');
});

it('the draft of a user is gone from the field when somebody else has taken the place of the user', async () => {
  const { queryClient } = await open(1, createFakeDevice());
  type('노을이 예뻐요');
  become(4);
  await refreshSession(queryClient);
  await screen.findByText('사용자 4');
  expect(field().value).toBe('');
});

it('the draft of a user is not shown to a visitor of the tab in which somebody else has been signed in since', async () => {
  const device = createFakeDevice();
  await writeAs(1, device, '노을이 예뻐요');
  expect(await readAs(4, device)).toBe('');
  expect(await readAs(VISITOR, device)).toBe('');
});

it('the draft of a user written in another tab is not shown in this one after signing out here', async () => {
  const device = createFakeDevice();
  const { getAddress, unmount } = await open(1, device);
  fireEvent.click(screen.getByText('로그아웃'));
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  unmount();
  await writeAs(1, inNewTab(device), '노을이 예뻐요');
  expect(await readAs(VISITOR, device)).toBe('');
});

it('the draft of a visitor is there after the login, and belongs to the user once they write on', async () => {
  const device = createFakeDevice();
  await writeAs(VISITOR, device, '다섯');
  expect(await readAs(VISITOR, inNewTab(device))).toBe('다섯');
  expect(await readAs(1, device)).toBe('다섯');
  await writeAs(1, device, '다섯 시요');
  expect(await readAs(4, device)).toBe('');
  expect(await readAs(1, device)).toBe('다섯 시요');
});

it('the draft of a visitor begun anew in an emptied field is of nobody else', async () => {
  const device = createFakeDevice();
  await writeAs(1, device, '노을이');
  await open(VISITOR, device);
  type('');
  expect(device.drafts.entries.size).toBe(0);
  type('몇 시에 열어요?');
  expect(device.drafts.entries.get('comment.101')).toEqual({ userId: null, text: '몇 시에 열어요?' });
});
