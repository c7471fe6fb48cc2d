/**
 * Times the mock of the contract: its start, then the requests it answers per second on the loopback address, 16 at a
 * time for two seconds each kind. Run: npm run bench -- mock
 */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundleContract } from '../contract/bundle.ts';
import { createMock } from '../tools/mock/create-mock.ts';

const CONNECTIONS = 16;
const MILLISECONDS = 2000;
const PICTURE_BYTES = 200_000;
const MAIN = fileURLToPath(new URL('../tools/mock/main.ts', import.meta.url));

interface Call {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const boundary = 'bench';
const spot = JSON.stringify({
  name: '광치기해변',
  description: '썰물 때 가세요.',
  latitude: 33.45,
  longitude: 126.92,
});
const session = { cookie: 'SESSION=bench' };
const calls: Call[] = [
  { name: 'GET a list of 20 spots', method: 'GET', path: '/api/spots/latest', headers: {} },
  { name: 'GET the session', method: 'GET', path: '/v1/users/session/me', headers: session },
  {
    name: 'POST JSON (login)',
    method: 'POST',
    path: '/v1/users/auth/login',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ email: 'gamgyul@example.com', password: 'jeju_2026' })),
  },
  {
    name: 'POST multipart, 200 kB picture',
    method: 'POST',
    path: '/api/spots',
    headers: { ...session, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n${spot}\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n` +
          'Content-Type: image/png\r\n\r\n',
      ),
      Buffer.alloc(PICTURE_BYTES),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  },
];

const contractFile = await bundleContract();
const inProcessStart = performance.now();
const mock = await createMock({ contractFile });
const inProcessMs = performance.now() - inProcessStart;
mock.close();

const spawnStart = performance.now();
const child = spawn(process.execPath, [MAIN, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const origin = await readOrigin();
  const commandMs = performance.now() - spawnStart;
  console.table([
    { start: 'in process', ms: Math.round(inProcessMs) },
    { start: 'npm run mock, contract bundled before', ms: Math.round(commandMs) },
  ]);
  const rows = [];
  // Kinds of calls that ran at once would slow each other.
  for (const call of calls) rows.push(await measure(origin, call));
  console.table(rows);
} finally {
  child.kill();
}

async function readOrigin(): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The mock has not started.');
}

async function measure(origin: string, call: Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - start < MILLISECONDS) {
        const sent = performance.now();
        // One connection carries one request at a time.
        await send(origin, call, agent);
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return {
    call: call.name,
    'requests/s': Math.round(times.length / seconds),
    'median ms': at(0.5),
    'p95 ms': at(0.95),
  };
}

async function send(
  origin: string,
  { name, method, path, headers, body }: Call,
  agent: Agent,
): Promise<void> {
  const outgoing = request(origin + path, {
    method,
    agent,
    headers: body ? { ...headers, 'content-length': String(body.length) } : headers,
  });
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  outgoing.end(body);
  const status = await answered;
  if (status !== 200) throw new Error(`${name} was answered with ${status}.`);
}
