/** The stand-in map as one script, which is its own worker too. */
import type { Library } from './namespace.ts';
import { startPainter } from './painting/tile-painter.ts';

const everything: readonly Library[] = ['services', 'clusterer'];

/** Not by a timer: a test's clock may stand still. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<void>();
  port1.addEventListener('message', () => resolve(), { once: true });
  port1.start();
  port2.postMessage(undefined);
  return promise;
}

/** Evaluates the map in a task of its own, apart from that in which the script is read: together they keep a phone busy. */
async function install(libraries: readonly Library[], maps: Pick<typeof kakao.maps, 'load'>): Promise<void> {
  await nextTask();
  const { installMapStandIn } = await import('./namespace.ts');
  installMapStandIn(libraries, maps);
}

function isOffered(): boolean {
  const known: unknown = Reflect.get(window, 'kakao');
  return typeof known === 'object' && known !== null && 'maps' in known;
}

/** Has, like Kakao's own script, nothing but `load` until that is called. */
function offerMap({ currentScript }: Document): void {
  // The script was asked for twice: a map may stand already, whose classes are those of the first.
  if (isOffered()) return;
  const address = currentScript instanceof HTMLScriptElement ? currentScript.src : undefined;
  if (address !== undefined) startPainter(address);
  const query = address === undefined ? new URLSearchParams() : new URL(address).searchParams;
  const asked = query.get('libraries')?.split(',');
  // Kakao's address names its libraries; the stand-in's own address need not.
  const libraries = query.has('appkey') ? everything.filter((name) => asked?.includes(name)) : everything;
  let installed: Promise<void> | undefined;
  const maps = {
    load(callback: () => void) {
      installed ??= install(libraries, maps);
      // Whoever tries again gets the script anew.
      void installed.then(callback, () => Reflect.deleteProperty(window, 'kakao'));
    },
  };
  Object.assign(window, { kakao: { maps } });
}

async function paint(): Promise<void> {
  const { answerOrders } = await import('./painting/tile-worker.ts');
  answerOrders();
}

// Reported, a failure reaches the page as an error of its worker.
if (typeof document === 'undefined') paint().catch(reportError);
else offerMap(document);
