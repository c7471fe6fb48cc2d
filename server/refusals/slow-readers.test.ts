import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hangUpOnSlowReaders } from './slow-readers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An answer whose reader takes it as the test says. */
function createAnswer() {
  const socket = new Socket();
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  const flow = { handedOver: 0, pending: 0 };
  vi.spyOn(socket, 'bytesWritten', 'get').mockImplementation(() => flow.handedOver);
  vi.spyOn(socket, 'writableLength', 'get').mockImplementation(() => flow.pending);
  return { response, socket, flow };
}

const PACE = { bytesPerSecond: 4000, patienceMs: 30_000 };

it('the server hangs up on who reads nothing for longer than 30 seconds and what waits for them is worth', () => {
  const { response, socket, flow } = createAnswer();
  const end = hangUpOnSlowReaders([response], PACE);
  Object.assign(flow, { handedOver: 64_000, pending: 64_000 });
  // Seen first after 5 s; 64,000 bytes are worth 16 s.
  vi.advanceTimersByTime(50_000);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(socket.destroyed).toBe(true);
  end();
});

it('the server bears with who reads slowly and steadily, and hangs up once they stop', () => {
  const { response, socket, flow } = createAnswer();
  const end = hangUpOnSlowReaders([response], PACE);
  Object.assign(flow, { handedOver: 64_000, pending: 64_000 });
  for (let second = 0; second < 600; second += 1) {
    flow.handedOver += 4000;
    vi.advanceTimersByTime(1000);
  }
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(socket.destroyed).toBe(true);
  end();
});

it('the server forgets who was behind and has caught up', () => {
  const { response, socket, flow } = createAnswer();
  const end = hangUpOnSlowReaders([response], PACE);
  for (let round = 0; round < 10; round += 1) {
    Object.assign(flow, { handedOver: flow.handedOver + 100, pending: 100 });
    vi.advanceTimersByTime(25_000);
    flow.pending = 0;
    vi.advanceTimersByTime(5_000);
  }
  expect(socket.destroyed).toBe(false);
  end();
});
