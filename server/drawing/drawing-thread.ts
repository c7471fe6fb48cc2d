/** Draws the pages of the built app, in a thread of its own: page-drawer.ts starts it and answers for the API. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { DrawnPageSchema, type FromThread, type RawAnswer, type ToThread } from './messages.ts';

type CreateDrawer = (ask: (url: string) => Promise<RawAnswer>) => (address: string) => Promise<unknown>;

const Drawer = z.object({
  createDrawer: z.custom<CreateDrawer>((value) => typeof value === 'function'),
});

const port = parentPort;
if (port === null || typeof workerData !== 'string') throw new Error('It is started by page-drawer.ts.');

const tell = (message: FromThread) => port.postMessage(message);

/** Which page is being drawn: several are at a time, each for somebody else. */
const drawings = new AsyncLocalStorage<number>();

const questions = new Map<number, (answer: RawAnswer | undefined) => void>();
let asked = 0;

async function ask(url: string): Promise<RawAnswer> {
  const id = drawings.getStore();
  if (id === undefined) throw new Error('Nothing is asked but for a page.');
  const question = (asked += 1);
  tell({ kind: 'ask', id, question, url });
  const answer = await new Promise<RawAnswer | undefined>((resolve) => questions.set(question, resolve));
  questions.delete(question);
  if (answer === undefined) throw new Error('No answer.');
  return answer;
}

const module: unknown = await import(pathToFileURL(workerData).href);
const draw = Drawer.parse(module).createDrawer(ask);

port.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    questions.get(message.question)?.(message.answer);
    return;
  }
  const { id, address } = message;
  // What an older build draws may lack something: it is as if nothing were drawn.
  void drawings
    .run(id, () => draw(address))
    .then((drawn) => tell({ kind: 'drawn', id, page: DrawnPageSchema.safeParse(drawn).data }));
});
