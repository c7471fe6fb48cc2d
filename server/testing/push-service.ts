import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An alert as a device reads it. */
interface ReceivedAlert {
  /** Where it was sent. */
  path: string;
  headers: IncomingHttpHeaders;
  alert: unknown;
}

/** A push service of the tests' own on this machine, and the devices behind it. */
export interface TestPushService {
  /** Its host and port. */
  url: string;
  received: readonly ReceivedAlert[];
  /** What it answers from now on; 201 at first. */
  answerWith(status: number): void;
  /** What the browser of a new device tells. */
  createDevice(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Starts it. It decrypts what it gets as the device would (RFC 8291, RFC 8188). */
export async function startPushService(): Promise<TestPushService> {
  const received: ReceivedAlert[] = [];
  const devices = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  let status = 201;

  function decrypt(path: string, body: Buffer): unknown {
    const device = devices.get(path);
    if (!device) throw new Error(`No device is at ${path}.`);
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = device.key.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.key.getPublicKey(), serverKey]);
    const secret = derive(shared, device.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void buffer(request).then((body) => {
      received.push({ path, headers: request.headers, alert: decrypt(path, body) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    received,
    answerWith: (next) => {
      status = next;
    },
    createDevice(name) {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = randomBytes(16);
      devices.set(`/${name}`, { key, auth });
      const p256dh = key.getPublicKey().toString('base64url');
      return { endpoint: `${url}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
