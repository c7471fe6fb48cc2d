import { globSync } from 'node:fs';
import { z } from 'zod';
import { freePort } from '../product/free-port.ts';
import { startProcess, type Process } from './processes.ts';
import { SCREEN, untilItWorks, type Browser } from './remote.ts';

const PATIENCE_MS = 60_000;

/** Its window is the page and a bar above it. */
const BAR_HEIGHT = 85;

const Answer = z.object({ value: z.unknown() });
const Problem = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const Started = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

/** Sends a command to WebKitWebDriver (W3C WebDriver, 6). @throws an Error with what it answers */
async function send(address: string, method: 'POST' | 'DELETE', body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  if (answer.ok) return Answer.parse(json).value;
  const { error, message } = Problem.parse(json).value;
  throw new Error(`${error}: ${message}`);
}

/** Starts Debian's WebKitGTK in the small browser that comes along with it, on a screen that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (binary === undefined) throw new Error('The package webkit2gtk-driver brings no MiniBrowser.');
  const running: Process[] = [];
  const stop = async () => {
    for (const process of running.toReversed()) await process.stop();
  };
  try {
    const screen = await startProcess('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp']);
    running.push(screen);
    const display = await screen.reported;
    const port = await freePort();
    const driver = await startProcess('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      LANGUAGE: 'ko',
      // No graphics card is asked for.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    running.push(driver);
    const address = `http://127.0.0.1:${port}/session`;
    const args = [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      `--geometry=${SCREEN.width}x${SCREEN.height + BAR_HEIGHT}`,
    ];
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
    const { sessionId, capabilities } = Started.parse(
      await untilItWorks(() => send(address, 'POST', { capabilities: { alwaysMatch: wanted } }), PATIENCE_MS),
    );
    const session = `${address}/${sessionId}`;
    return {
      title: `WebKitGTK ${capabilities.browserVersion}`,
      remote: {
        navigate: async (url) => void (await send(`${session}/url`, 'POST', { url })),
        execute: (script, parameters) =>
          send(`${session}/execute/sync`, 'POST', { script, args: parameters }),
        click: async (id) => void (await send(`${session}/element/${id}/click`, 'POST', {})),
        sendKeys: async (id, text) => void (await send(`${session}/element/${id}/value`, 'POST', { text })),
      },
      complaints: () => driver.lines.filter((line) => /^CONSOLE \S+ ERROR /.test(line)),
      stop: async () => {
        await send(session, 'DELETE').catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
