import { expect, it } from 'vitest';
import { isPushAddress } from './web-push.ts';

const hosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '127.0.0.1'];
const settings = { publicKey: 'k', privateKey: 'k', subject: 'mailto:a@b', hosts };

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true, true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true, true],
  ['http://fcm.googleapis.com/fcm/send/abc', false, false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false, false],
  ['https://fcm.googleapis.com.evil.example/abc', false, false],
  ['https://evil.example/fcm.googleapis.com', false, false],
  ['https://user:secret@fcm.googleapis.com/abc', false, false],
  ['https://169.254.169.254/latest/meta-data', false, false],
  ['http://127.0.0.1:9000/abc', true, false],
  ['file:///etc/passwd', false, false],
  ['nonsense', false, false],
])('%s is sent to: %s in development, %s in production', (endpoint, development, production) => {
  expect(isPushAddress({ mode: 'development' }, settings, endpoint)).toBe(development);
  expect(isPushAddress({ mode: 'production' }, settings, endpoint)).toBe(production);
});
