import { expect, it } from 'vitest';
import { isAcknowledged, readMessage, readTaken } from './signup-answers';

/** What a server may send in the place of an envelope. */
function received(body: string) {
  const answer: { success?: boolean; data?: boolean; message?: string } = JSON.parse(body);
  return answer;
}

it.each([
  ['{"success":true,"data":true,"message":"쓰고 있는 닉네임이에요."}', true, true, '쓰고 있는 닉네임이에요.'],
  ['{"success":true,"data":false}', true, false, undefined],
  ['{"success":true,"data":true,"message":{"ko":"이미"}}', true, true, undefined],
  ['{"success":true,"data":true,"message":null}', true, true, undefined],
  ['{"success":"yes","data":"no","message":7}', false, undefined, undefined],
  ['[]', false, undefined, undefined],
  ['null', false, undefined, undefined],
])('an answer about the signup is read from %s', (body, isDone, isTaken, message) => {
  expect(isAcknowledged(received(body))).toBe(isDone);
  expect(readTaken(received(body))).toBe(isTaken);
  expect(readMessage(received(body))).toBe(message);
});
