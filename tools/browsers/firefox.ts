import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startProcess } from './processes.ts';
import { SCREEN, untilItWorks, type Browser } from './remote.ts';

const PATIENCE_MS = 60_000;

const PREFERENCES = {
  // Any free port, which Firefox writes into MarionetteActivePort of the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'ko-KR,ko',
  'datareporting.policy.dataSubmissionEnabled': false,
  // What the page says on its console, and what it throws, goes to the output.
  'devtools.console.stdout.content': true,
  'browser.dom.window.dump.enabled': true,
};

const COMPLAINT = /^(console\.error|JavaScript error): /;

/**
 * What Firefox says of its own parts, by their names or addresses, and what it throws into a script of a page that the
 * walk is just leaving.
 */
const OWN_COMPLAINT =
  /^console\.error: \w+: |^JavaScript error: (resource|chrome):|NS_ERROR_XPC_SECURITY_MANAGER_VETO/;

/** None: what a script changes is changed for the page too. */
const SANDBOX = null;

/** Answers to commands: kind, number of the command, error, result. */
const Answer = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);
const Started = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const Executed = z.object({ value: z.unknown() });

type Send = (command: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Commands to Firefox itself, without the go-between that Debian does not have: Marionette carries WebDriver's commands
 * as JSON with the length before it, `45:[0,1,"WebDriver:Navigate",{…}]`.
 */
async function commandsOver(socket: Socket): Promise<Send> {
  let received: Buffer = Buffer.alloc(0);
  let isGreeted = false;
  let count = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const greeting = Promise.withResolvers<void>();
  const handle = (message: unknown): void => {
    if (!isGreeted) {
      isGreeted = true;
      greeting.resolve();
      return;
    }
    const [, id, problem, result] = Answer.parse(message);
    const command = waiting.get(id);
    waiting.delete(id);
    if (problem) command?.reject(new Error(`${problem.error}: ${problem.message}`));
    else command?.resolve(result);
  };
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      const whole = colon + 1 + length;
      if (colon < 0 || received.length < whole) return;
      handle(JSON.parse(received.subarray(colon + 1, whole).toString('utf8')));
      received = received.subarray(whole);
    }
  });
  socket.on('close', () => {
    for (const command of waiting.values()) command.reject(new Error('Firefox has closed the connection.'));
  });
  await greeting.promise;
  return (command, parameters) => {
    count += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(count, answer);
    const text = JSON.stringify([0, count, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer.promise;
  };
}

/** Starts Debian's Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'dosaegi-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join(''));
  const size = ['--width', String(SCREEN.width), '--height', String(SCREEN.height)];
  const firefox = await startProcess('firefox-esr', [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
    ...size,
  ]);
  const stop = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const portFile = join(profile, 'MarionetteActivePort');
    const socket = await untilItWorks(async () => {
      if (!existsSync(portFile)) throw new Error(`Firefox did not start:\n${firefox.lines.join('\n')}`);
      const connection = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
      await once(connection, 'connect');
      return connection;
    }, PATIENCE_MS);
    const send = await commandsOver(socket);
    const { capabilities } = Started.parse(await send('WebDriver:NewSession', {}));
    return {
      title: `Firefox ${capabilities.browserVersion}`,
      remote: {
        navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
        execute: async (script, args) =>
          Executed.parse(await send('WebDriver:ExecuteScript', { script, args, sandbox: SANDBOX })).value,
        click: async (id) => void (await send('WebDriver:ElementClick', { id })),
        sendKeys: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
      },
      complaints: () => firefox.lines.filter((line) => COMPLAINT.test(line) && !OWN_COMPLAINT.test(line)),
      stop: async () => {
        socket.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
