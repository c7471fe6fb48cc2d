import { test as base, expect, type Page, type Request, type Route } from '@playwright/test';
import { buildMapStandIn } from '../../tools/map-stand-in/build.ts';
import { findViolations } from '../../tools/screens/accessibility.ts';
import { API_ADDRESS, findOperation, type OperationId } from '../../tools/screens/operation-urls.ts';

export { expect };

/** A request to the API as it went over the wire. */
export interface WireCall {
  operation: OperationId;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined for none and for multipart. */
  body: unknown;
  /** The parts of a multipart body, in their order. */
  parts: readonly WirePart[];
}

/** One part of a multipart body. */
export interface WirePart {
  name: string;
  contentType: string | undefined;
  fileName: string | undefined;
  content: Buffer;
}

/** What a test makes the server answer. */
export interface Answer {
  status?: number;
  /** A body of the test's own, sent as JSON; a string is sent as it is. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
}

type Handler = (route: Route, call: WireCall) => Promise<void> | void;

/** The API as a test sees it: what was sent, and what is answered. */
export class Wire {
  readonly calls: WireCall[] = [];
  readonly problems: string[] = [];
  readonly #handlers = new Map<OperationId, Handler[]>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async start(): Promise<void> {
    await this.#page.route(
      // A pattern rather than a function: the browser hands over what matches, and serves files without asking.
      API_ADDRESS,
      async (route) => {
        const call = toWireCall(route.request());
        if (!call) {
          this.problems.push(`outside the contract: ${route.request().method()} ${route.request().url()}`);
          await route.abort();
          return;
        }
        this.calls.push(call);
        const queue = this.#handlers.get(call.operation);
        const handler = queue && queue.length > 1 ? queue.shift() : queue?.[0];
        await (handler ? handler(route, call) : route.continue());
      },
    );
  }

  /** The calls of one operation, in order. */
  of(operation: OperationId): readonly WireCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  /** Answers with an example of the contract, by its name. */
  example(operation: OperationId, name: string, status?: number): void {
    const prefer = status === undefined ? `example=${name}` : `code=${status}, example=${name}`;
    this.handle(operation, (route) => route.continue({ headers: { ...route.request().headers(), prefer } }));
  }

  /** Answers with the contract's own body for a status. */
  status(operation: OperationId, status: number): void {
    this.handle(operation, (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: `code=${status}` } }),
    );
  }

  /** Answers as given; several answers are given one after another, the last one for good. */
  answer(operation: OperationId, ...answers: readonly Answer[]): void {
    this.#handlers.set(
      operation,
      answers.map((answer) => (route: Route) => fulfil(route, answer)),
    );
  }

  /** No answer comes: the connection breaks off. */
  breakOff(operation: OperationId): void {
    this.handle(operation, (route) => route.abort('connectionfailed'));
  }

  /** Holds every answer back until `release` is called. */
  hold(operation: OperationId, answer?: Answer): { release: () => void } {
    const gate = Promise.withResolvers<void>();
    this.handle(operation, async (route) => {
      await gate.promise;
      await (answer ? fulfil(route, answer) : route.continue());
    });
    return { release: () => gate.resolve() };
  }

  /** Answers by a function of the test's own. */
  handle(operation: OperationId, handler: Handler): void {
    this.#handlers.set(operation, [handler]);
  }

  /** Lets the mock answer an operation again. */
  restore(operation: OperationId): void {
    this.#handlers.delete(operation);
  }
}

async function fulfil(route: Route, { status = 200, body, contentType, headers }: Answer): Promise<void> {
  await route.fulfill({
    status,
    contentType: contentType ?? 'application/json',
    ...(headers ? { headers } : {}),
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function toWireCall(request: Request): WireCall | undefined {
  const url = new URL(request.url());
  const operation = findOperation(request.method(), url.pathname);
  if (!operation) return undefined;
  const headers = request.headers();
  const contentType = headers['content-type'] ?? '';
  const raw = request.postDataBuffer();
  return {
    operation,
    method: request.method(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: raw && contentType.startsWith('application/json') ? JSON.parse(raw.toString('utf8')) : undefined,
    parts: raw && contentType.startsWith('multipart/form-data') ? toParts(raw, contentType) : [],
  };
}

function toParts(raw: Buffer, contentType: string): readonly WirePart[] {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1];
  if (!boundary) return [];
  return raw
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      const text = Buffer.from(head, 'latin1').toString('utf8');
      return {
        name: /name="([^"]*)"/.exec(text)?.[1] ?? '',
        fileName: /filename="([^"]*)"/.exec(text)?.[1],
        contentType: /content-type: *(.+)/i.exec(text)?.[1]?.trim(),
        content: Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1'),
      };
    });
}

interface Fixtures {
  wire: Wire;
  /** Makes the browser one of the contract's signed-in user. */
  signIn: () => Promise<void>;
  /** Messages of the console that this test expects; every other error or warning fails it. */
  expectedMessages: RegExp[];
  /** Fails when axe finds a violation of WCAG 2.2 AA on the page as it stands. */
  expectAccessible: () => Promise<void>;
  guarded: void;
}

/** What Chromium itself prints for an HTTP error or a broken connection: the wire is asserted, not this line. */
const NETWORK_MESSAGE = /^Failed to load resource:/;

/** Hosts whose part the tests play: the map script, and the page where a social login is allowed. */
const STAND_INS = ['dapi.kakao.com', 'kauth.kakao.com'];

/**
 * Plays the part of the map script, and notes what no test may leave behind: errors in the console, uncaught ones, and
 * requests to other servers.
 *
 * @param origin where the app is served
 * @param expectedMessages what is not noted
 * @returns what was noted; it grows while the page lives
 */
export async function guardPage(
  page: Page,
  origin: string,
  expectedMessages: readonly RegExp[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || NETWORK_MESSAGE.test(text)) return;
    if (!expectedMessages.some((expected) => expected.test(text))) problems.push(`console.error: ${text}`);
  });
  page.on('pageerror', (error) => {
    if (!expectedMessages.some((expected) => expected.test(error.message)))
      problems.push(`uncaught: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn && !STAND_INS.includes(url.hostname)) problems.push(`a request elsewhere: ${request.url()}`);
  });
  await page.route('https://dapi.kakao.com/v2/maps/sdk.js*', async (route) => {
    await route.fulfill({ contentType: 'text/javascript', body: await buildMapStandIn() });
  });
  return problems;
}

export const test = base.extend<Fixtures>({
  expectedMessages: async ({}, use) => {
    await use([]);
  },

  wire: async ({ page }, use) => {
    const wire = new Wire(page);
    await wire.start();
    await use(wire);
  },

  guarded: [
    async ({ page, wire, expectedMessages, baseURL }, use) => {
      const problems = await guardPage(page, new URL(baseURL ?? '').origin, expectedMessages);
      await use();
      expect([...problems, ...wire.problems]).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, baseURL }, use) => {
    await use(async () => {
      await context.addCookies([{ name: 'SESSION', value: 'demo-session', url: baseURL ?? '' }]);
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      expect(page.frames()).toHaveLength(1);
      expect(await findViolations(page)).toEqual([]);
    });
  },
});
